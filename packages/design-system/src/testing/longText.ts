import { expect } from 'storybook/test';

/** 10,000 letters without a place to break at. */
export const longWord = 'điềukhoản'.repeat(1112).slice(0, 10_000);
/** A sentence of 10,000 letters. */
export const longSentence = 'đọc kỹ điều khoản trước khi chơi '.repeat(304).slice(0, 10_000);
export const longText = `${longWord} ${longSentence}`;

const controls = ['button', 'a[href]', 'input', 'select', 'textarea'].map((control) => `.story-frame ${control}`).join();

/** Where the first line of a control is seen, once it has been scrolled to: by nobody, if another part lies there. */
function isReachable(control: Element): boolean {
  control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [{ left, right, top, bottom } = new DOMRect()] = control.getClientRects();
  const middle = (start: number, end: number, edge: number): number => (Math.max(0, start) + Math.min(end, edge)) / 2;
  const hit = document.elementFromPoint(middle(left, right, window.innerWidth), middle(top, bottom, window.innerHeight));
  return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
}

/** However long a text is, the page does not scroll sideways, and every control can still be reached. */
export async function keepInside(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const unreachable = [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    // What is drawn on a pixel stands in for a part that is seen; what is behind a dialog is not to be reached.
    .filter((control) => control.getBoundingClientRect().width > 1 && !control.closest('[inert], [aria-hidden=true]'))
    .filter((control) => !isReachable(control));
  await expect(unreachable.map((control) => control.outerHTML.slice(0, 200))).toEqual([]);
}
