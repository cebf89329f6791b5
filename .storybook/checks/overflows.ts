import type { Page } from 'playwright';

/** Widths in px, reading directions and a reader's own letter size, in which a part has to keep inside of its page. */
const conditions = [
  { name: '320 px', width: 320, direction: 'ltr', text: '100%' },
  { name: '320 px, right to left', width: 320, direction: 'rtl', text: '100%' },
  { name: 'letters of 200 %', width: 640, direction: 'ltr', text: '200%' },
];

/** What lies in a layer of its own: the page does not know how wide it is. */
const layers = ['[role=dialog]', '[role=alertdialog]', '[role=menu]', '[role=listbox]', '[role=tooltip]'].join();

/** What runs over the edge of the page, of an open dialog or of the screen beside a layer, in any of the conditions. */
export async function overflows(page: Page, isOpened: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, direction, text } of conditions) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      async ([dir, size, layerSelector]) => {
        const root = document.documentElement;
        root.style.fontSize = size;
        // Right to left on the whole page: what runs over the left edge of one that reads from it can't be scrolled to.
        root.dir = dir;
        for (const frame of document.querySelectorAll<HTMLElement>('.story-frame')) frame.dir = dir;
        // Layers follow their button a frame later.
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        const layer = [...document.querySelectorAll(layerSelector)].find((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return width > 1 && part.checkVisibility({ visibilityProperty: true }) && (left < -1 || right > root.clientWidth + 1);
        });
        if (layer) {
          const { left, right } = layer.getBoundingClientRect();
          return `the ${layer.role} from ${left} to ${right} px`;
        }
        // A dialog clips or scrolls by itself what the page then knows nothing of.
        const frames = [root, ...document.querySelectorAll('[role=dialog], [role=dialog] [data-part=body]')];
        const frame = frames.find((part) => part.scrollWidth > part.clientWidth);
        if (!frame) return '';
        const { left: start, right: end } = frame.getBoundingClientRect();
        const outside = [...frame.querySelectorAll(frame === root ? '.story-frame *' : '*')].find((part) => {
          const { left, right } = part.getBoundingClientRect();
          return right > end + 1 || left < start - 1;
        });
        return `${frame.scrollWidth} px of ${frame.clientWidth}, ${outside?.className ?? ''} ${outside?.textContent?.slice(0, 40) ?? ''}`;
      },
      [direction, text, layers] as const,
    );
    if (isOpened && !(await page.locator(layers).first().isVisible())) found.push(`the layer has closed at ${name}`);
    if (over) found.push(`runs over the edge at ${name}: ${over}`);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.documentElement.dir = '';
    for (const frame of document.querySelectorAll<HTMLElement>('.story-frame')) frame.dir = 'ltr';
  });
  return found;
}
