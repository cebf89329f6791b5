import type { GuildIconId } from '@baize/design-system';

const drawings: readonly GuildIconId[] = [0, 1, 2, 3, 4, 5];

/** The drawing of a guild icon of the wire, which are numbered from 1 on (§3); the first for a number that this release doesn't know. */
export const guildIconOf = (guildIconId: number): GuildIconId => drawings.find((id) => id === guildIconId - 1) ?? 0;

/** Key of what a guild icon shows. */
export const guildIconName = (guildIconId: number): 'icon.1' => `icon.${guildIconOf(guildIconId) + 1}` as 'icon.1';
