import { limits } from '../rules/limits.ts';
import { checkPattern, type LengthRange, type PatternName } from '../rules/patterns.ts';
import { hasHeapedMarks } from '../rules/shownText.ts';
import { composedText } from '../rules/typedText.ts';
import type { FieldIssue } from '../wire/envelope.ts';

/** §3 "Agent join form", but for its captcha. */
export const agentApplicationFields = ['name', 'mobile', 'email', 'skype', 'qq', 'telegram', 'extraInformation'] as const;
export type AgentApplicationField = (typeof agentApplicationFields)[number];
/** Values of the form; empty where nothing was typed. */
export type AgentApplicationValues = Record<AgentApplicationField, string>;

const rules: Record<AgentApplicationField, LengthRange & { pattern: PatternName; isRequired: boolean }> = {
  name: { pattern: '*', min: 2, max: 60, isRequired: true },
  // Each country has its own phone numbers: the gateway checks them.
  mobile: { pattern: '*', min: 6, max: 20, isRequired: true },
  email: { pattern: 'email', min: 5, max: 100, isRequired: true },
  skype: { pattern: 'noSpaces', min: 2, max: 60, isRequired: false },
  qq: { pattern: 'digits', min: 5, max: 12, isRequired: false },
  telegram: { pattern: 'noSpaces', min: 2, max: 60, isRequired: false },
  extraInformation: { pattern: '*', min: 0, max: limits.feedback.maximum, isRequired: false },
};

/** Whether a field carries an asterisk; the others may be left empty (§3). */
export const isRequiredOfAgents = (field: AgentApplicationField): boolean => rules[field].isRequired;

/** The one spelling of a value of the form: in NFC, without blanks around it. */
export const spelledApplication = (typed: string): string => composedText(typed).trim();

/**
 * The rules of the agent join form, the same on both sides of the wire. Spaces around a value don't count.
 * @returns every refused field, in the order of the form; empty when it may be sent.
 */
export function checkAgentApplication(values: AgentApplicationValues): FieldIssue[] {
  return agentApplicationFields.flatMap((field): FieldIssue[] => {
    const { pattern, min, max, isRequired } = rules[field];
    const value = spelledApplication(values[field]);
    if (value === '') return isRequired ? [{ field, code: 'field_required' }] : [];
    const code = checkPattern(pattern, value, { min, max }) ?? (hasHeapedMarks(value) ? 'field_format_error' : undefined);
    return code ? [{ field, code, params: { min, max } }] : [];
  });
}
