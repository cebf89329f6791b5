export { type ArtSize, drawGameArt, type GameArtRequest } from './drawGameArt.ts';
