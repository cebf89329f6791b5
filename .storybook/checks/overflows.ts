import type { Page } from 'playwright';

/** What lies in a layer of its own: the page does not know how wide it is. */
const layers = ['[role=dialog]', '[role=alertdialog]', '[role=menu]', '[role=listbox]', '[role=tooltip]'].join();

/** What runs over the edge of the page, of an open dialog or of the screen beside a layer; a layer that should be open and is not. */
export async function overflows(page: Page, isOpened: boolean): Promise<string[]> {
  const over = await page.evaluate((layerSelector) => {
    const root = document.documentElement;
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
  }, layers);
  const hasClosed = isOpened && !(await page.locator(layers).first().isVisible());
  return [...(hasClosed ? ['the layer has closed'] : []), ...(over ? [`runs over the edge: ${over}`] : [])];
}
