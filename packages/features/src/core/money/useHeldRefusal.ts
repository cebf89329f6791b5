import type { ErrorCode } from '@baize/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { holdFocus } from '../form/holdFocus.ts';
import { type Refused, useErrorText } from '../i18n/useErrorText.ts';

type MoneyField = 'amount' | 'fundPassword';

const fieldOfCode: Partial<Record<ErrorCode, MoneyField>> = {
  field_required: 'amount',
  amount_out_of_range: 'amount',
  insufficient_balance: 'amount',
  daily_limit_exceeded: 'amount',
  turnover_not_met: 'amount',
  fund_password_error: 'fundPassword',
  fund_password_missing: 'fundPassword',
};

/** A refusal as a money form shows it. */
export interface HeldRefusal {
  /** For the form element. */
  form: RefObject<HTMLFormElement | null>;
  /** The sentence at a field. */
  errorAt(field: MoneyField): string | undefined;
  /** What is wrong with the whole, or with what this form does not ask for. */
  whole: string | undefined;
  /** A try is sent: what was said before counts no longer. */
  begin(): void;
  /** The player has edited a field, or anything else: what was said of it, or of the whole, counts no longer. */
  edit(field?: MoneyField): void;
}

export interface HeldRefusalOptions {
  /** Those of the form. */
  fields: readonly MoneyField[];
  /** What the form itself says of a refusal. Default the sentence of its code. */
  sentenceOf?: (refusal: Refused) => string | undefined;
}

/** Fields that were edited, and of which refusal that was: before it came, undefined. */
interface Edited {
  of: Refused | undefined;
  fields: ReadonlySet<MoneyField | 'other'>;
}
const nothing: Edited = { of: undefined, fields: new Set() };
/** Refusals that a form has said: one that came while there was none is said by the next. */
const said = new WeakSet<Refused>();

/**
 * The refusal of a money form, held for its field until that is edited. Each new one puts the focus there, unless the player has gone on
 * meanwhile; where he has edited that field meanwhile it is said of the whole. One that was said already as the form comes is of a form before.
 * @param refusal the same object until the next try
 */
export function useHeldRefusal(refusal: Refused | undefined, { fields, sentenceOf }: HeldRefusalOptions): HeldRefusal {
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const lead = useRef<(move: () => void) => void>(undefined);
  const [passed, setPassed] = useState(() => (refusal && said.has(refusal) ? refusal : undefined));
  const [edited, setEdited] = useState(nothing);
  const held = refusal === passed ? undefined : refusal;
  const named = held && fieldOfCode[held.code];
  const at = named && fields.includes(named) ? named : undefined;
  const isAt = at && !edited.fields.has(at);
  const sentence = held && (sentenceOf?.(held) ?? errorText.of(held));
  useEffect(() => {
    if (!held) return;
    said.add(held);
    lead.current?.(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    lead.current = undefined;
  }, [held]);
  return {
    form,
    errorAt: (field) => (isAt && at === field ? sentence : undefined),
    whole: isAt || (held && edited.of === held) ? undefined : sentence,
    begin: () => {
      lead.current = holdFocus();
      setPassed(refusal);
      setEdited(nothing);
    },
    edit: (field) => {
      // Who types on is not led away.
      lead.current = undefined;
      setEdited(({ fields }) => ({ of: held, fields: new Set([...fields, field ?? 'other']) }));
    },
  };
}
