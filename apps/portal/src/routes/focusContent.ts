/** Puts the focus on the content of the page, where a reader goes on whose control is gone. Scrolls nothing. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
