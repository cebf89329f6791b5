export { drawGameArt } from './drawGameArt.ts';
export { drawNamedSymbol } from './drawNamedSymbol.ts';
