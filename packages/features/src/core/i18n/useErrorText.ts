import type { ErrorCode, FieldIssue } from '@baize/contract';
import { useTranslation } from 'react-i18next';
import { fieldSentenceOf } from './fieldSentences.ts';

/** Why something was refused: the code of its sentence, and the sentence's figures. */
export type Refused = Pick<FieldIssue, 'code' | 'params'>;

/** Sentences for errors in the player’s language; a code that nobody knows reads as a system error. */
export interface ErrorText {
  /** The player's sentence for a code that has no figures. */
  ofCode(code: ErrorCode): string;
  /** The player's sentence for a refusal or what is wrong with a field, with its figures filled in. */
  of(refusal: Refused | FieldIssue): string;
}

/** Codes that pass by waiting: their sentence says for how many minutes, where that is known. */
const waitKeys: Partial<Record<ErrorCode, 'TOO_MANY_REQUEST.wait' | 'account_locked.wait'>> = {
  TOO_MANY_REQUEST: 'TOO_MANY_REQUEST.wait',
  account_locked: 'account_locked.wait',
};

/** Texts of the error catalogue in the player's language. */
export function useErrorText(): ErrorText {
  const { t, i18n } = useTranslation('core');
  const keyOf = (refusal: Refused | FieldIssue) => {
    const { code, params } = refusal;
    const ofField = 'field' in refusal ? fieldSentenceOf(refusal.field, code) : undefined;
    return ofField ?? ((params?.['minutes'] !== undefined && waitKeys[code]) || code);
  };
  const of: ErrorText['of'] = (refusal) => {
    const params = { ...refusal.params };
    for (const [name, figure] of Object.entries(params)) {
      // Made when there is a figure: it takes milliseconds, and the first paint needs none.
      if (typeof figure === 'number') params[name] = new Intl.NumberFormat(i18n.language).format(figure);
    }
    return t(keyOf(refusal), params);
  };
  return { of, ofCode: (code) => of({ code }) };
}
