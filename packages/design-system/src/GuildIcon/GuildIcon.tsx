import type { ReactElement } from 'react';
import { avatarPalette } from '../theme/avatarPalette.ts';
import { sizes } from './GuildIcon.css.ts';
import { type GuildIconId, guildFigures, shield } from './guildFigures.ts';

export interface GuildIconProps {
  /** Which of the six drawings the guild chose. */
  iconId: GuildIconId;
  /** Whose it is: the guild's name, or what the drawing shows where one is chosen. */
  name: string;
  /** 36 or 52 px. Default `medium`. */
  size?: 'medium' | 'large' | undefined;
}

/** A guild's shield. */
export function GuildIcon({ iconId, name, size = 'medium' }: GuildIconProps): ReactElement {
  const { ground, figure } = avatarPalette[iconId];
  return (
    <svg className={sizes[size]} viewBox="0 0 36 36" role="img" aria-label={name}>
      <path d={shield} fill={ground} stroke={figure} strokeWidth="1.5" />
      <path d={guildFigures[iconId]} fill={figure} fillRule="evenodd" transform="translate(4.5 4) scale(0.75)" />
    </svg>
  );
}
