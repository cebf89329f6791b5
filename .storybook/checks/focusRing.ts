import type { Page } from 'playwright';

/** In the page: which controls look the same with the focus of the keyboard as without. */
function unmarked(): string[] {
  const properties = ['outline', 'box-shadow', 'border-color', 'background-color', 'text-decoration-line'];
  // A row of tabs hands the focus on to one of them.
  const controls = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]:not([role=tablist])'].join();
  /** Itself, what it stands in, and what stands there with it: a field's frame, a drawn box, the places of a code. */
  const drawnBy = (control: Element): Element[] => {
    const parent = control.parentElement;
    const around = [parent, parent?.parentElement, ...(parent?.querySelectorAll(':scope > *, :scope > * > *') ?? [])];
    return [control, ...around.filter((part) => part instanceof Element)];
  };
  const lookOf = (control: Element): string =>
    drawnBy(control)
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .flatMap((style) => properties.map((property) => style.getPropertyValue(property)))
      .join();
  const found: string[] = [];
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  for (const control of all) {
    if (document.activeElement === control) control.blur();
    const before = lookOf(control);
    control.focus();
    // What is disabled, or behind a dialog, takes none; a guard of a dialog hands it on.
    if (document.activeElement !== control || !control.matches(':focus-visible')) continue;
    if (lookOf(control) === before) found.push(`no focus ring: ${control.outerHTML.slice(0, 120)}`);
  }
  return found;
}

/** What the keyboard reaches and does not mark. */
export async function focusRing(page: Page): Promise<string[]> {
  // A key before it: what is focused by a script then shows what a reader with a keyboard sees.
  await page.keyboard.press('Tab');
  return page.evaluate(unmarked);
}
