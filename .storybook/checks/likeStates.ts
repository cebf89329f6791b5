/** In the page: which states of a control look like their opposites, as far as computed styles tell. */
export function likeStates(): string[] {
  const states = {
    selected: ['[aria-selected=true]', '[aria-selected=false]'],
    checked: [
      ':is(input:checked, [aria-checked=true])',
      ':is(input:is([type=checkbox], [type=radio]):not(:checked), [aria-checked=false])',
    ],
    pressed: ['[aria-pressed=true]', '[aria-pressed=false]'],
    current: ['[aria-current]:not([aria-current=false])', ':is(a, button):not([aria-current]:not([aria-current=false]))'],
    disabled: [
      ':is(:disabled, [aria-disabled=true])',
      ':is(button, input, select, textarea, a, [role]):not(:disabled, [aria-disabled=true])',
    ],
  } as const;
  const properties = [
    ...['color', 'background-color', 'background-image', 'opacity', 'visibility', 'display', 'fill', 'stroke', 'content', 'transform'],
    ...['text-decoration-line', 'font-weight', 'outline-style', 'outline-width', 'outline-color', 'margin-inline-start'],
    ...['border-top-color', 'border-top-width', 'border-top-style', 'border-bottom-color', 'border-bottom-width', 'border-bottom-style'],
  ];
  const lookOf = (part: Element): string => {
    const whole = part.closest('label') ?? part;
    return [whole, ...whole.querySelectorAll('*')]
      .flatMap((piece) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(piece, pseudo)))
      .map((style) => properties.map((property) => style.getPropertyValue(property)).join())
      .join('\n');
  };
  const kindOf = (part: Element): string => [part.tagName, part.getAttribute('role'), part.getAttribute('type')].join();
  const shared = (one: Element, other: Element): number => [...one.classList].filter((name) => other.classList.contains(name)).length;
  const nearness = (one: Element, other: Element): number =>
    shared(one, other) + (one.parentElement === other.parentElement || one.closest('ul') === other.closest('ul') ? 0.5 : 0);
  const isDrawnByBrowser = (part: Element): boolean =>
    part.matches('input:is([type=checkbox], [type=radio])') && !['none', ''].includes(getComputedStyle(part).appearance);
  const frames = [...document.querySelectorAll('.story-frame')];
  const all = (selector: string): Element[] => [
    ...new Set(
      frames.flatMap((frame) => [...frame.querySelectorAll(selector)]).filter((part) => part.checkVisibility({ visibilityProperty: true })),
    ),
  ];

  return Object.entries(states).flatMap(([state, [on, off]]) => {
    const others = all(off);
    return all(on)
      .filter((part) => !isDrawnByBrowser(part))
      .flatMap((part) => {
        const [opposite] = others
          .filter((other) => kindOf(other) === kindOf(part))
          .sort((one, other) => nearness(part, other) - nearness(part, one));
        if (!opposite || lookOf(opposite) !== lookOf(part)) return [];
        return [
          `${state} looks like its opposite: <${part.tagName.toLowerCase()} class="${part.className}"> ${part.textContent?.slice(0, 30)}`,
        ];
      });
  });
}
