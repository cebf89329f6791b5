/** What lies above the page and goes away by itself. */
const layers = '[role=dialog], [role=alertdialog], [role=menu]';
let lastOutside: HTMLElement | undefined;

function remember({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !target.closest(layers)) lastOutside = target;
}

/** Remembers what of the page itself had the focus last, however often it is called. */
export function watchFocus(): void {
  document.addEventListener('focusin', remember);
}

/**
 * Gives the focus back to what has it now, once a modal is closed. What stood in a menu is gone with it by then: the focus goes to the
 * menu's button, else to what of the page had it last. Where nothing of that is left, as of a link that logs in, it goes to the content.
 */
export function focusReturn(): () => void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const triggers: string[] = [];
  const menuOf = (id: string | undefined): Element | null | undefined =>
    (id === undefined ? opener : document.getElementById(id))?.closest('[role=menu]');
  for (let menu = menuOf(undefined); menu; menu = menuOf(triggers.at(-1))) {
    const trigger = menu.getAttribute('aria-labelledby');
    if (!trigger || triggers.includes(trigger)) break;
    triggers.push(trigger);
  }
  const outside = lastOutside;
  return () => {
    const candidates = [opener, ...triggers.map((id) => document.getElementById(id)), outside, lastOutside];
    const target = candidates.find((candidate) => candidate?.isConnected && candidate !== document.body);
    if (target) target.focus();
    else if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  };
}
