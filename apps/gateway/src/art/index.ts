export { type ArtSize, drawGameArt, type GameArtRequest } from './drawGameArt.ts';
export { drawNamedSymbol } from './drawNamedSymbol.ts';
export type { NamedSymbol } from './motifs/symbols.ts';
