import { drawNamedSymbol } from '../art/index.ts';
import { symbolNames } from './payTable.ts';

/** The pictures on the reels, drawn once. */
export const symbolArt: ReadonlyMap<string, string> = new Map(symbolNames.map((name) => [name, drawNamedSymbol(name)]));
