import { expect, waitFor } from 'storybook/test';

/** 10,000 letters without a place to break at. */
export const longWord = 'điềukhoản'.repeat(1112).slice(0, 10_000);
/** A sentence of 10,000 letters. */
export const longSentence = 'đọc kỹ điều khoản trước khi chơi '.repeat(304).slice(0, 10_000);
export const longText = `${longWord} ${longSentence}`;

const controls = ['button', 'a[href]', 'input', 'select', 'textarea'].map((control) => `.story-frame ${control}`).join();

/** Is its first line met at its start, middle or end, once it has been scrolled to? Not if another part lies there. */
function isReachable(control: Element): boolean {
  control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [{ left, right, top, bottom } = new DOMRect()] = control.getClientRects();
  const [start, end] = [Math.max(0, left), Math.min(right, window.innerWidth)];
  const inset = Math.min(8, (end - start) / 2);
  const middle = (Math.max(0, top) + Math.min(bottom, window.innerHeight)) / 2;
  return [start + inset, (start + end) / 2, end - inset]
    .map((x) => document.elementFromPoint(x, middle))
    .some((hit) => hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true));
}

/** However long a text is, the page does not scroll sideways, and every control can still be reached. */
export async function keepInside(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const unreachable = (): string[] =>
    [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // What is drawn on a pixel stands in for a part that is seen; what is behind a dialog is not to be reached.
      .filter((control) => control.getBoundingClientRect().width > 1 && !control.closest('[inert], [aria-hidden=true]'))
      .filter((control) => !isReachable(control))
      .map((control) => control.outerHTML.slice(0, 200));
  await waitFor(() => expect(unreachable()).toEqual([]));
}
