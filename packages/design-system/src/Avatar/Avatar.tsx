import type { ReactElement } from 'react';
import { avatarPalette } from '../theme/avatarPalette.ts';
import { avatar } from './Avatar.css.ts';
import { type AvatarId, figures } from './figures.ts';

export interface AvatarProps {
  /** Which of the nine drawings the player chose. */
  iconId: AvatarId;
  /** Whose it is. */
  name: string;
}

/** A player's drawn face. */
export function Avatar({ iconId, name }: AvatarProps): ReactElement {
  const { ground, figure } = avatarPalette[iconId];
  return (
    <svg className={avatar} viewBox="0 0 36 36" role="img" aria-label={name}>
      <rect width="36" height="36" fill={ground} />
      <path d={figures[iconId]} fill={figure} fillRule="evenodd" />
    </svg>
  );
}
