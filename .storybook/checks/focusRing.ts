import type { Page } from 'playwright';

/** In the page: which controls look the same with the focus of the keyboard as without. */
function unmarked(): string[] {
  const properties = ['outline', 'box-shadow', 'border-color', 'background-color', 'text-decoration-line'];
  // A row of tabs hands the focus on to one of them, a guard of a layer to what stands in it.
  const controls = [
    'a[href]',
    'button',
    'input',
    'select',
    'textarea',
    'summary',
    '[tabindex]:not([role=tablist], [data-radix-focus-guard])',
    '[role^=menuitem]',
  ].join();
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
  let judged = 0;
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => (control.tabIndex >= 0 || control.role?.startsWith('menuitem')) && control.checkVisibility({ visibilityProperty: true }),
  );
  for (const control of all) {
    // Of whatever has it: the ring of a neighbour that goes would be taken for one that comes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = lookOf(control);
    control.focus();
    // What is disabled, or behind a dialog, takes none.
    if (document.activeElement !== control || !control.matches(':focus-visible')) continue;
    judged += 1;
    if (lookOf(control) === before) found.push(`no focus ring: ${control.outerHTML.slice(0, 120)}`);
  }
  const isAnyEnabled = all.some((control) => !control.matches(':disabled, [inert] *, [aria-hidden=true] *'));
  return isAnyEnabled && judged === 0 ? ['no focus ring: nothing took the focus'] : found;
}

/** What the keyboard reaches and does not mark. */
export async function focusRing(page: Page): Promise<string[]> {
  // A key before it: what is focused by a script then shows what a reader with a keyboard sees.
  await page.keyboard.press('Tab');
  return page.evaluate(unmarked);
}
