const focusable = 'a[href], button, input, select, textarea, [tabindex]';
/** Marks what the Tab key would reach, were its tile the one it stops at. */
const waits = 'data-tab-waits';

/** A ref that takes what can be focused in a tile out of the Tab key's way, or puts it back; what was never in it stays out. */
export function tabStopsRef(isStop: boolean): (tile: HTMLElement | null) => void {
  return (tile) => {
    for (const element of tile?.querySelectorAll<HTMLElement>(focusable) ?? []) {
      if (isStop && element.hasAttribute(waits)) {
        element.removeAttribute(waits);
        element.tabIndex = 0;
      } else if (!isStop && element.getAttribute('tabindex') !== '-1') {
        element.setAttribute(waits, '');
        element.tabIndex = -1;
      }
    }
  };
}
