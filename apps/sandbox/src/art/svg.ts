import { goldStops } from './colour.ts';

/** A number as short as it can be without a visible change. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** One element; `inside` is markup already, attribute values are escaped here. */
export function el(name: string, attributes: Attributes, inside = ''): string {
  let markup = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) markup += ` ${key}="${typeof value === 'number' ? n(value) : escapeXml(value)}"`;
  }
  return inside === '' ? `${markup}/>` : `${markup}>${inside}</${name}>`;
}

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) => el('circle', { cx, cy, r, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, rx: number, attributes: Attributes = {}) =>
  el('rect', { x, y, width, height, rx: rx === 0 ? undefined : rx, ...attributes });
export const path = (d: string, attributes: Attributes = {}) => el('path', { d, ...attributes });
export const group = (transform: string, inside: string, attributes: Attributes = {}) =>
  el('g', { transform: transform === '' ? undefined : transform, ...attributes }, inside);

/** Moves, turns (degrees) and scales, in the order in which one thinks of them. */
export function place(x: number, y: number, turn = 0, scale = 1): string {
  return `translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`;
}

/** The point at `angle` degrees (0 is up, clockwise) on a circle of radius `r`. */
export function polar(r: number, angle: number, cx = 0, cy = 0): [x: number, y: number] {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
}

/** A closed path through points. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A star, or with `inner` near `outer` a rosette. */
export function starPath(outer: number, inner: number, points: number, turn = 0): string {
  return polygon(Array.from({ length: points * 2 }, (_, at) => polar(at % 2 === 0 ? outer : inner, turn + (at * 180) / points)));
}

/** A ring sector between two angles. */
export function sectorPath(inner: number, outer: number, from: number, to: number): string {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const large = to - from > 180 ? 1 : 0;
  const r = n(outer);
  const back = inner === 0 ? 'L0 0' : `L${n(cx)} ${n(cy)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(dx)} ${n(dy)}`;
  return `M${n(ax)} ${n(ay)}A${r} ${r} 0 ${large} 1 ${n(bx)} ${n(by)}${back}Z`;
}

type Stops = readonly string[];

/** Definitions that a drawing refers to by id; a repeated gradient is written once. */
export interface Defs {
  /** A gradient from top to bottom, or along the given direction in the box of what it fills. */
  linear(stops: Stops, direction?: readonly [x1: number, y1: number, x2: number, y2: number]): string;
  /** A gradient from a point of the box outwards. */
  radial(stops: Stops, centre?: readonly [cx: number, cy: number, r: number]): string;
  gold(): string;
  /** A soft shadow below, as the value of `filter`. */
  shadow(): string;
  /** Markup that a drawing shows several times, written once: the answer refers to it. */
  stamp(markup: string, attributes?: Attributes): string;
  /** Anything else, such as a clip; `build` gets the id. */
  add(build: (id: string) => string): string;
  toString(): string;
}

/** A stop may carry an opacity after a slash: `#000000/0.4`. */
function stopList(stops: Stops): string {
  return stops
    .map((stop, at) => {
      const [colour = '', opacity] = stop.split('/');
      const offset = Math.round((at / Math.max(1, stops.length - 1)) * 100) / 100;
      return el('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity });
    })
    .join('');
}

export function createDefs(): Defs {
  const ids = new Map<string, string>();
  const written: string[] = [];
  const add = (build: (id: string) => string) => {
    const known = build('');
    const id = ids.get(known) ?? `d${ids.size}`;
    if (!ids.has(known)) {
      ids.set(known, id);
      written.push(build(id));
    }
    return `url(#${id})`;
  };
  const stamp: Defs['stamp'] = (markup, attributes = {}) => {
    const reference = add((id) => el('g', { id: id === '' ? undefined : id }, markup));
    return el('use', { href: reference.slice(4, -1), ...attributes });
  };
  const linear: Defs['linear'] = (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
    add((id) => el('linearGradient', { id, x1: String(x1), y1: String(y1), x2: String(x2), y2: String(y2) }, stopList(stops)));
  return {
    add,
    stamp,
    linear,
    radial: (stops, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      add((id) => el('radialGradient', { id, cx: String(cx), cy: String(cy), r: String(r) }, stopList(stops))),
    gold: () => linear(goldStops, [0, 0, 0.3, 1]),
    shadow: () =>
      add((id) =>
        el(
          'filter',
          { id, x: '-30%', y: '-30%', width: '160%', height: '170%' },
          el('feDropShadow', { dx: 0, dy: 7, stdDeviation: 7, 'flood-color': '#000', 'flood-opacity': '.45' }),
        ),
      ),
    toString: () => (written.length === 0 ? '' : `<defs>${written.join('')}</defs>`),
  };
}
