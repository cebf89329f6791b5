import type { Page } from 'playwright';

/** Widths in px, reading directions and a reader's own letter size, in which a part has to keep inside of its page. */
const conditions = [
  { name: '320 px', width: 320, direction: 'ltr', text: '100%' },
  { name: '320 px, right to left', width: 320, direction: 'rtl', text: '100%' },
  { name: 'letters of 200 %', width: 640, direction: 'ltr', text: '200%' },
];

/** What runs over the edge of the page in any of the conditions. */
export async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, direction, text } of conditions) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      ([dir, size]) => {
        const root = document.documentElement;
        root.style.fontSize = size;
        // Right to left on the whole page: what runs over the left edge of one that reads from it can't be scrolled to.
        root.dir = dir;
        for (const frame of document.querySelectorAll<HTMLElement>('.story-frame')) frame.dir = dir;
        const edge = root.clientWidth;
        if (root.scrollWidth <= edge) return '';
        const outside = [...document.querySelectorAll('.story-frame *')].find((part) => {
          const { left, right } = part.getBoundingClientRect();
          return right > edge + 1 || left < -1;
        });
        return `${root.scrollWidth} px of ${edge}, ${outside?.className ?? ''} ${outside?.textContent?.slice(0, 40) ?? ''}`;
      },
      [direction, text] as const,
    );
    if (over) found.push(`runs over the edge at ${name}: ${over}`);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.documentElement.dir = '';
    for (const frame of document.querySelectorAll<HTMLElement>('.story-frame')) frame.dir = 'ltr';
  });
  return found;
}
