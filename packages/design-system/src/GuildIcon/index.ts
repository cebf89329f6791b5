export { GuildIcon, type GuildIconProps } from './GuildIcon.tsx';
export type { GuildIconId } from './guildFigures.ts';
