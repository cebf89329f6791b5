const named = 'img[alt]:not([alt=""]), [role=img][aria-label]';

/** Whether a screen reader finds what to call a control by; its tooltip only describes it. */
export function hasName(control: HTMLElement): boolean {
  const labels = 'labels' in control ? (control.labels as NodeList | null) : null;
  return (
    Boolean(control.textContent?.trim()) ||
    control.hasAttribute('aria-label') ||
    control.hasAttribute('aria-labelledby') ||
    Boolean(labels?.length) ||
    control.querySelector(named) !== null
  );
}
