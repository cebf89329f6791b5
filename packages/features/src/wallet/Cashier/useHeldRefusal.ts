import type { ErrorCode } from '@baize/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Refused, useErrorText } from '../../core/index.ts';

/** What a money form asks for. */
type MoneyField = 'amount' | 'fundPassword';

const fieldOfCode: Partial<Record<ErrorCode, MoneyField>> = {
  field_required: 'amount',
  amount_out_of_range: 'amount',
  insufficient_balance: 'amount',
  daily_limit_exceeded: 'amount',
  turnover_not_met: 'amount',
  fund_password_error: 'fundPassword',
  fund_password_missing: 'fundPassword',
  account_locked: 'fundPassword',
};

/** A refusal as a money form shows it. */
export interface HeldRefusal {
  /** For the form element. */
  form: RefObject<HTMLFormElement | null>;
  /** The sentence at a field. */
  errorAt(field: MoneyField): string | undefined;
  /** What is wrong with the whole. */
  whole: string | undefined;
  /** The player has edited a field: what was said of it, or of the whole, counts no longer. */
  edit(field: MoneyField): void;
}

/**
 * The refusal of a money form, held for its field until that is edited; each new one puts the focus there.
 * @param refusal the same object until the next try
 * @param sentenceOf what the form itself says of it. Default the sentence of its code
 */
export function useHeldRefusal(refusal: Refused | undefined, sentenceOf?: (refusal: Refused) => string | undefined): HeldRefusal {
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  // What waits when the form comes, such as that of another tab, takes no focus.
  const seen = useRef(refusal);
  const [edited, setEdited] = useState<Refused>();
  const held = refusal === edited ? undefined : refusal;
  const at = held && fieldOfCode[held.code];
  const sentence = held && (sentenceOf?.(held) ?? errorText.of(held));
  useEffect(() => {
    if (refusal === seen.current) return;
    seen.current = refusal;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return {
    form,
    errorAt: (field) => (at === field ? sentence : undefined),
    whole: at ? undefined : sentence,
    edit: (field) => {
      if (at === undefined || at === field) setEdited(refusal);
    },
  };
}
