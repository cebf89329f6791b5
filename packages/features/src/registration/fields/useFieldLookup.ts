import { checkPattern, type ErrorCode, type RegistrationRule } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What the gateway says of one value. */
export type LookupAnswer = { status: 'accepted'; text: string } | { status: 'refused'; code: ErrorCode };
/** What is known of a value; `unknown` also where nobody could be asked: a check never stands in the way. */
export type LookupResult = LookupAnswer | { status: 'unknown' | 'checking' };

/** A question to the gateway about a field while the form is filled in. */
export interface FieldLookup {
  /** Asks at once: the player has left the field. A value that breaks the rule is not asked for. */
  ask(value: string): void;
  /** Asks when nothing more has been typed for half a second. */
  askSoon(value: string): void;
  /** What is known of the value that stands in the field. */
  resultOf(value: string): LookupResult;
}

const typingPauseMs = 500;
const unknown: LookupResult = { status: 'unknown' };

/**
 * Asks the gateway about the value of a field (§5).
 * @param rule of the field; undefined where the form has none: then nothing is asked.
 * @param find throws where the gateway gives no answer; the value then stays unknown.
 */
export function useFieldLookup(
  rule: RegistrationRule | undefined,
  find: (value: string, signal: AbortSignal) => Promise<LookupAnswer>,
): FieldLookup {
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data, isFetching } = useQuery({
    queryKey: ['registration', 'lookup', rule?.field, asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: asked !== '',
    retry: false,
    staleTime: 30_000,
  });
  const ask = useCallback(
    (typed: string) => {
      clearTimeout(timer.current);
      const value = typed.trim();
      if (rule && value !== '' && !checkPattern(rule.acceptedPattern, value, rule)) setAsked(value);
    },
    [rule],
  );
  const askSoon = useCallback(
    (value: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(value), typingPauseMs);
    },
    [ask],
  );
  const resultOf = (typed: string): LookupResult => {
    if (asked === '' || typed.trim() !== asked) return unknown;
    return data ?? (isFetching ? { status: 'checking' } : unknown);
  };
  return { ask, askSoon, resultOf };
}
