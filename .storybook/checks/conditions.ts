import type { Page } from 'playwright';

/** Widths in px, reading directions and a reader's own letter size. */
const conditions = [
  { name: '320 px', width: 320, direction: 'ltr', text: '100%' },
  { name: '320 px, right to left', width: 320, direction: 'rtl', text: '100%' },
  { name: 'letters of 200 %', width: 640, direction: 'ltr', text: '200%' },
];

async function show(page: Page, direction: string, text: string): Promise<void> {
  await page.evaluate(
    async ([dir, size]) => {
      document.documentElement.style.fontSize = size;
      // Right to left on the whole page: what runs over the left edge of one that reads from it can't be scrolled to.
      for (const part of [document.documentElement, ...document.querySelectorAll<HTMLElement>('.story-frame')]) part.dir = dir;
      // Layers follow their button a frame later.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    [direction, text] as const,
  );
}

/** Findings of a look under each condition, named by it. The page is back as it was afterwards, but for its size. */
export async function underConditions(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, direction, text } of conditions) {
    await page.setViewportSize({ width, height: 800 });
    await show(page, direction, text);
    found.push(...(await look()).map((line) => `${name}: ${line}`));
  }
  await show(page, 'ltr', '');
  return found;
}
