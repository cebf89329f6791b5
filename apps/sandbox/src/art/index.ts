export { type ArtSize, drawGameArt } from './drawGameArt.ts';
export { drawNamedSymbol } from './drawNamedSymbol.ts';
