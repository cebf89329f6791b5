import type { ErrorCode, FieldIssue } from '@baize/contract';
import { useTranslation } from 'react-i18next';
import { isCallError } from '../client/errors.ts';

/** Sentences for errors in the player’s language; a code that nobody knows reads as a system error. */
export interface ErrorText {
  /** The player's sentence for a code, with its figures filled in. */
  ofCode(code: ErrorCode, params?: FieldIssue['params']): string;
  /** The player's sentence for whatever was thrown. */
  of(error: unknown): string;
}

/** Texts of the error catalogue in the player's language. */
export function useErrorText(): ErrorText {
  const { t } = useTranslation('core');
  const ofCode: ErrorText['ofCode'] = (code, params) => t(code, { ...params });
  return { ofCode, of: (error) => ofCode(isCallError(error) ? error.code : 'system_error') };
}
