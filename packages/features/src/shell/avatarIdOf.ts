import type { AvatarId } from '@baize/design-system';

const avatarIds: readonly AvatarId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** One of §9's nine profile icons; the first for an index that this release doesn't know. */
export function avatarIdOf(iconId: number | undefined): AvatarId {
  return avatarIds.find((id) => id === iconId) ?? 0;
}
