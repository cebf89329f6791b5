const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const passedOver = '[tabindex="-1"], [type=hidden]';
/** What a key reaches to scroll it, such as a wide table. */
const region = 'section[tabindex], [role=region][tabindex]';
const unreachable = '[hidden], [inert], [aria-hidden=true]';

/** Also by the screen's width; a browser before 2024 can't tell. */
const isShown = (target: HTMLElement): boolean => target.checkVisibility?.() !== false && !target.closest(unreachable);

/** What a key would reach in a part, in its order. */
function focusablesIn(part: Element | null): HTMLElement[] {
  const targets = part?.querySelectorAll<HTMLElement>(focusable) ?? [];
  return [...targets].filter((target) => !target.matches(passedOver) && isShown(target));
}

/** The first of it that stays: what a part shows while it is busy goes when its content comes. A region is only scrolled, so that it comes last. */
function firstToDo(part: Element | null): HTMLElement | undefined {
  const targets = focusablesIn(part).filter((target) => !target.closest('[aria-busy=true]'));
  return targets.find((target) => !target.matches(region)) ?? targets[0];
}

/** A long text without anything to focus must still scroll by the keyboard. What costs a layout is asked last. */
const isForKeys = (part: HTMLElement): boolean => focusablesIn(part).length === 0 && part.scrollHeight > part.clientHeight;

/**
 * Lets a key reach a scrolling part as long as nothing in it can have the focus, whenever its content comes: for use as its ref. Whether that is so
 * is seen as soon as the browser has laid it out: to ask while it opens would cost a layout.
 */
export function makeScrollable(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const update = (): void => {
    const isNeeded = isForKeys(part);
    // Who is there goes on by the next key, and sees until then where he is.
    if (isNeeded || part !== document.activeElement) part.tabIndex = isNeeded ? 0 : -1;
  };
  const sizes = new ResizeObserver(update);
  const watch = (): void => {
    sizes.disconnect();
    for (const box of [part, ...part.children]) sizes.observe(box);
  };
  const changes = new MutationObserver(() => {
    watch();
    update();
  });
  changes.observe(part, { childList: true, subtree: true });
  part.addEventListener('blur', update);
  part.tabIndex = -1;
  watch();
  return () => {
    part.removeEventListener('blur', update);
    changes.disconnect();
    sizes.disconnect();
  };
}

/** Whether it stands below what is seen of its part. The layout that this asks for is the one that a focus asks for. */
const isBelow = (target: HTMLElement, part: HTMLElement): boolean =>
  target.getBoundingClientRect().bottom > Math.ceil(part.getBoundingClientRect().bottom);

/**
 * What comes first into a part that waits with the focus takes it, as if it had been there; a key, a touch or another focus ends the wait. Below
 * what is seen it leaves it to the part, which is read.
 */
function giveFocusOn(part: HTMLElement): void {
  const stop = new AbortController();
  const changes = new MutationObserver(() => {
    const target = part.querySelector<HTMLElement>('[data-part=first]') ?? firstToDo(part);
    if (target && !isBelow(target, part)) target.focus();
  });
  changes.observe(part, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  stop.signal.addEventListener('abort', () => changes.disconnect());
  for (const end of ['blur', 'keydown', 'pointerdown', 'wheel']) part.addEventListener(end, () => stop.abort(), { signal: stop.signal });
}

/** Marks a part whose focus nobody has asked for: a ring around all of it would say nothing. The next key in it, which may scroll it, brings one. */
function withoutRing(part: HTMLElement): void {
  part.dataset['placed'] = '';
  const stop = new AbortController();
  const end = (): void => {
    delete part.dataset['placed'];
    stop.abort();
  };
  for (const type of ['keydown', 'blur']) part.addEventListener(type, end, { signal: stop.signal });
}

/** As a place that a key has reached, so that Radix knows from where the next one goes on. */
function focusPlace(part: HTMLElement): void {
  part.tabIndex = 0;
  part.focus({ preventScroll: true });
  if (!firstToDo(part)) giveFocusOn(part);
}

/**
 * The first thing to do in a modal: what it marks as `first`, else in its body, else in its footer; never the cross,
 * which would undo the opening. None where the body itself is for the keys to scroll: without anything to do, or with it below what is read.
 */
function firstTarget(panel: HTMLElement, body: HTMLElement | null): HTMLElement | undefined {
  const marked = panel.querySelector<HTMLElement>('[data-part=first]') ?? undefined;
  if (marked || (body && isForKeys(body))) return marked;
  const target = firstToDo(body);
  if (target && body) return isBelow(target, body) ? undefined : target;
  return firstToDo(panel.querySelector('[data-part=footer]'));
}

/** Brings the focus into a modal that has opened. A body that is read, or has nothing yet, has the focus itself until something comes. */
export function focusInto(panel: HTMLElement): void {
  const body = panel.querySelector<HTMLElement>('[data-part=body]');
  const target = firstTarget(panel, body);
  if (target) target.focus();
  else if (body) {
    if (body.scrollHeight <= body.clientHeight) withoutRing(body);
    focusPlace(body);
  }
  // What can't be seen takes no focus, and without it no key would reach the modal.
  if (!panel.contains(document.activeElement)) panel.focus();
}

/**
 * Keeps the focus where the player is: Radix puts it on the panel when what had it is gone, from where Tab begins at what stands before
 * the body, such as the entries of a centre. The body has what took its place.
 * @returns for every focus in the panel
 */
export function keepInBody(): (panel: HTMLElement, focused: EventTarget) => void {
  let last: EventTarget | undefined;
  return (panel, focused) => {
    const body = panel.querySelector<HTMLElement>('[data-part=body]');
    // It does so for each part that goes: the body may have the focus already.
    const isLost = focused === panel && last instanceof Node && (last === body || !last.isConnected);
    last = focused;
    if (isLost && body) focusPlace(body);
  };
}
