const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** A long text without anything to focus must still scroll by the keyboard: for use as a ref of the scrolling part. */
export function makeScrollable(part: HTMLElement | null): void {
  if (part && part.scrollHeight > part.clientHeight && !part.querySelector(focusable)) part.tabIndex = 0;
}

/**
 * The first thing to do in a modal: what it marks as `first`, else in its body, else in its footer; never the cross,
 * which would undo the opening.
 */
export function firstTarget(panel: HTMLElement): HTMLElement {
  const within = (part: string): HTMLElement | null => panel.querySelector(`[data-part=${part}] :is(${focusable})`);
  const marked =
    panel.querySelector<HTMLElement>('[data-part=first]') ?? panel.querySelector<HTMLElement>('[data-part=body][tabindex="0"]');
  return marked ?? within('body') ?? within('footer') ?? panel;
}

/** What has the focus now, to give it back later. */
export function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
