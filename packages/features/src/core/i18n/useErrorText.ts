import { currencySigns, type ErrorCode, type FieldIssue, minorDigits, type ProtectionStop } from '@baize/contract';
import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { permissionQueryKey } from '../permissionQueryKey.ts';
import { formatMinute } from '../time/formatInZone.ts';
import { deviceZone } from '../time/zoneNoteOf.ts';
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

/** Of a limit or a break the figures are what the gateway has said of it. */
const isStop = (params: object | undefined): params is ProtectionStop => params !== undefined && 'by' in params;

/** Codes of a player's own limits and breaks: their sentence says what is left, and until when. */
type StopKey =
  | 'protection_limit.until'
  | 'protection_limit.over'
  | 'play_closed'
  | 'play_closed.until'
  | 'play_closed.exclusion'
  | 'play_closed.exclusion.until';
function stopKeyOf(stop: ProtectionStop): StopKey {
  if (stop.by === 'limit') return stop.until === undefined ? 'protection_limit.over' : 'protection_limit.until';
  if (stop.by === 'exclusion') return stop.until === undefined ? 'play_closed.exclusion' : 'play_closed.exclusion.until';
  return stop.until === undefined ? 'play_closed' : 'play_closed.until';
}

/** Texts of the error catalogue in the player's language. */
export function useErrorText(): ErrorText {
  const { t, i18n } = useTranslation('core');
  // A sentence is also told where nothing is read, such as in front of the app.
  const timeZone = useContext(QueryClientContext)?.getQueryData<{ timeZone?: string }>(permissionQueryKey)?.timeZone;
  const ofStop = (stop: ProtectionStop): string => {
    const until = stop.until === undefined ? '' : formatMinute(stop.until, timeZone ?? deviceZone());
    if (stop.by !== 'limit') return t(stopKeyOf(stop), { until });
    const digits = minorDigits[stop.currency];
    const left = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: digits }).format(stop.left / 10 ** digits);
    const names = { kind: t(`limit.${stop.kind}`), period: t(`limit.${stop.period}`) };
    return t(stopKeyOf(stop), { ...names, until, left: `${currencySigns[stop.currency]}\u00a0${left}` });
  };
  const keyOf = (refusal: Refused | FieldIssue) => {
    const { code, params } = refusal;
    const ofField = 'field' in refusal ? fieldSentenceOf(refusal.field, code) : undefined;
    return ofField ?? ((params?.['minutes'] !== undefined && waitKeys[code]) || code);
  };
  const of: ErrorText['of'] = (refusal) => {
    if (isStop(refusal.params)) return ofStop(refusal.params);
    const params = { ...refusal.params };
    for (const [name, figure] of Object.entries(params)) {
      // Made when there is a figure: it takes milliseconds, and the first paint needs none.
      if (typeof figure === 'number') params[name] = new Intl.NumberFormat(i18n.language).format(figure);
    }
    return t(keyOf(refusal), params);
  };
  return { of, ofCode: (code) => of({ code }) };
}
