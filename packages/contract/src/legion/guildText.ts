import { isShownText } from '../rules/shownText.ts';
import { composedText, isWithin } from '../rules/typedText.ts';
import type { FieldIssue } from '../wire/envelope.ts';
import { guildText } from './guild.ts';

/** What a master writes of a legion. */
export interface GuildTexts {
  guildName: string;
  guildDescription: string;
}

/** The one spelling of what was typed: in NFC, on one line, without blanks around it. */
export const spelledGuildText = (text: string): string => composedText(text).replace(/\s+/gu, ' ').trim();

/**
 * The rules of a legion's name and description, the same on both sides of the wire. What names a brand forbids its gateway alone knows.
 * @returns every refused field, in the order of the form; empty when it may be sent
 */
export function checkGuildTexts(values: GuildTexts): FieldIssue[] {
  const [name, description] = [spelledGuildText(values.guildName), spelledGuildText(values.guildDescription)];
  const issues: FieldIssue[] = [];
  if (name === '') issues.push({ field: 'guildName', code: 'field_required' });
  else if (!isWithin(name, guildText.name))
    issues.push({ field: 'guildName', code: 'field_length_error', params: { min: 1, max: guildText.name } });
  else if (!isShownText(name)) issues.push({ field: 'guildName', code: 'field_format_error' });
  if (!isWithin(description, guildText.description))
    issues.push({ field: 'guildDescription', code: 'field_length_error', params: { min: 0, max: guildText.description } });
  else if (description !== '' && !isShownText(description)) issues.push({ field: 'guildDescription', code: 'field_format_error' });
  return issues;
}
