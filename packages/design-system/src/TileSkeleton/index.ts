export { TileSkeleton } from './TileSkeleton.tsx';
