/** Scrolls a row of tabs, and nothing else on the page, until one of them is seen whole. */
export function revealTab(list: HTMLElement, tab: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left;
}
