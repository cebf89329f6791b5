import type { AvatarId } from '@baize/design-system';

/** §9 "9 profile icons". */
export const avatarIds: readonly AvatarId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** One of them; the first for an index that this release doesn't know. */
export const avatarIdOf = (iconId: number | undefined): AvatarId => avatarIds.find((id) => id === iconId) ?? 0;
