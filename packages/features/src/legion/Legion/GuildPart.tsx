import type { Guild } from '@baize/contract';
import type { ReactElement } from 'react';
import { type LegionLook, LegionSettings } from './LegionSettings.tsx';
import { LegionSkeleton } from './LegionSkeleton.tsx';
import { useGuild } from './useGuild.ts';

export interface GuildPartProps {
  children(guild: Guild, look: LegionLook): ReactElement;
}

/** Draws a part of the legion; where there is none, the frame around it says so. */
export function GuildPart({ children }: GuildPartProps): ReactElement {
  const state = useGuild();
  if (state.status !== 'ready') return <LegionSkeleton />;
  return <LegionSettings>{(look) => children(state.guild, look)}</LegionSettings>;
}
