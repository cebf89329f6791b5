export { Avatar, type AvatarProps } from './Avatar.tsx';
export type { AvatarId } from './figures.ts';
