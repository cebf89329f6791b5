export { GameTile, type GameTileProps, type TileBadgeKind } from './GameTile.tsx';
