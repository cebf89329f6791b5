import { type Guild, guildIcons, spelledGuildText } from '@baize/contract';
import type { FieldOfCode } from '../../core/index.ts';

/** How a legion is shown to others. */
export type GuildFace = Pick<Guild, 'guildIconId' | 'guildName' | 'guildDescription'>;

/** Fields of the form, in its order. */
export const faceFields = ['guildIconId', 'guildName', 'guildDescription'] as const;
export type FaceField = (typeof faceFields)[number];

/** §9 "6 guild icons": numbers of the wire. */
export const guildIconIds: readonly number[] = Array.from({ length: guildIcons }, (_, index) => index + 1);

/** What a form of a legion begins with where there is none. */
export const emptyFace: GuildFace = { guildIconId: 1, guildName: '', guildDescription: '' };

/** Refusals that are of the name. */
export const nameCodes: FieldOfCode = { guild_name_taken: 'guildName', guild_name_forbidden: 'guildName' };

/** As it is sent: its texts in their one spelling. */
export const spelledFace = (face: GuildFace): GuildFace => ({
  guildIconId: face.guildIconId,
  guildName: spelledGuildText(face.guildName),
  guildDescription: spelledGuildText(face.guildDescription),
});

/** Which fields differ from what is saved, in the order of the form; another spelling of the same text is no change. */
export function changedFields(saved: GuildFace, edited: GuildFace): readonly FaceField[] {
  const [before, after] = [spelledFace(saved), spelledFace(edited)];
  return faceFields.filter((field) => before[field] !== after[field]);
}
