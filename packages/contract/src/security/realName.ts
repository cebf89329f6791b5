import { checkPattern } from '../rules/patterns.ts';
import { composedText } from '../rules/typedText.ts';
import type { FieldIssue } from '../wire/envelope.ts';

const length = { min: 3, max: 60 };

/** The one spelling of a name: as it is typed, in NFC, without needless spaces. */
export const spelledName = (typed: string): string => composedText(typed).trim().replaceAll(/\s+/g, ' ');

/**
 * §5 "Payee name must be the real name, without diacritics, with spaces", the same on both sides of the wire.
 * @returns the issue, which names `realName`; empty when the name may be sent.
 */
export function checkRealName(typed: string): FieldIssue[] {
  const name = spelledName(typed);
  if (name === '') return [{ field: 'realName', code: 'field_required' }];
  const code = checkPattern('fullName', name, length) ?? checkPattern('englishLettersAndSpaces', name, length);
  return code ? [{ field: 'realName', code, params: length }] : [];
}
