import { getVendorLanes, type ResponseOf } from '@baize/contract';
import { safeStorage } from '../../core/index.ts';

type Lanes = ResponseOf<typeof getVendorLanes>['data']['lanes'];

const storage = safeStorage('session');
const titlesKey = 'baize-lanes';
const laneKey = (title: string): string => `baize-lane-${title}`;

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // Whatever stands there, it is no lane of ours.
    return undefined;
  }
}

/** §3 "cached per session by lane title": a player who comes back to the home page finds its lanes there. */
export const laneMemory = {
  /** The lanes of this session; undefined when one of them is missing or broken. */
  read(): Lanes | undefined {
    const titles = parse(storage.get(titlesKey));
    if (!Array.isArray(titles) || titles.length === 0) return undefined;
    const lanes = titles.map((title) => ({ title, cards: parse(storage.get(laneKey(String(title)))) }));
    const known = getVendorLanes.response.safeParse({ data: { lanes } });
    return known.success ? known.data.data.lanes : undefined;
  },
  keep(lanes: Lanes): void {
    storage.set(titlesKey, JSON.stringify(lanes.map(({ title }) => title)));
    for (const { title, cards } of lanes) storage.set(laneKey(title), JSON.stringify(cards));
  },
  forget(): void {
    storage.remove(titlesKey);
  },
};
