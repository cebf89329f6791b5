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
    ...['color', 'opacity', 'visibility', 'display', 'fill', 'stroke', 'content', 'transform', 'text-decoration-line', 'font-weight'],
    ...['background-image', 'margin-inline-start'],
  ];
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const [canvas = ''] = /\d+, \d+, \d+/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();
  /** Nothing, where a colour is that of the canvas, which all stands on, or has no strength. */
  const inkOf = (color: string): string => (color.includes(canvas) || /, 0\)$/.test(color) ? '' : color);
  const lineOf = (style: CSSStyleDeclaration, side: string): string => {
    const [width, kind, color] = ['width', 'style', 'color'].map((part) => style.getPropertyValue(`${side}-${part}`));
    if (width === '0px' || kind === 'none') return '';
    // An outline in the colour of the text is computed as the colour that the text would have had.
    if (side === 'outline') return `${width} ${kind}`;
    return inkOf(color ?? '') && `${width} ${kind} ${color}`;
  };
  const lookOf = (part: Element): string => {
    const whole = part.closest('label') ?? part;
    // Two icons differ in what they are drawn of.
    return [whole, ...whole.querySelectorAll(':not(svg *)')]
      .flatMap((piece) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(piece, pseudo)))
      .flatMap((style) => [
        inkOf(style.backgroundColor),
        ...['outline', 'border-top', 'border-bottom', 'border-left', 'border-right'].map((side) => lineOf(style, side)),
        ...properties.map((property) => style.getPropertyValue(property)),
      ])
      .join();
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
