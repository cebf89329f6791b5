import type { ErrorCode, FieldIssue } from '@baize/contract';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, errorParamsOf } from '../client/errors.ts';

/** Sentences for errors in the player’s language; a code that nobody knows reads as a system error. */
export interface ErrorText {
  /** The player's sentence for a code, with its figures filled in. */
  ofCode(code: ErrorCode, params?: FieldIssue['params']): string;
  /** The player's sentence for whatever was thrown. */
  of(error: unknown): string;
}

/** Codes that pass by waiting: their sentence says for how many minutes, where that is known. */
const waitKeys: Partial<Record<ErrorCode, 'TOO_MANY_REQUEST.wait' | 'account_locked.wait'>> = {
  TOO_MANY_REQUEST: 'TOO_MANY_REQUEST.wait',
  account_locked: 'account_locked.wait',
};

/** Texts of the error catalogue in the player's language. */
export function useErrorText(): ErrorText {
  const { t } = useTranslation('core');
  const ofCode: ErrorText['ofCode'] = (code, params) => t((params?.['minutes'] !== undefined && waitKeys[code]) || code, { ...params });
  return { ofCode, of: (error) => ofCode(errorCodeOf(error), errorParamsOf(error)) };
}
