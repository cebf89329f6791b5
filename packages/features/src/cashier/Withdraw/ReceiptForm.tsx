import type { Currency, Language } from '@baize/contract';
import { Button, Callout, formatMoney, Stack } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { RadioGroup } from '@baize/design-system/RadioGroup';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refused, useSecondsLeft } from '../../core/index.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { LostOrderCallout } from '../Cashier/LostOrderCallout.tsx';
import type { Receipt } from './useWithdrawals.ts';

export interface ReceiptFormProps {
  /** What was paid, in the minor unit. */
  paid: number;
  /** ISO 8601; without a word until then it counts as received (§4). */
  dueAt: string;
  currency: Currency;
  language: Language;
  isSending: boolean;
  /** Sentence of a refusal, in the player's language. */
  refusal: string | undefined;
  /** The last word, where its reply was lost. Default: none was. */
  lost?: LostOrder | undefined;
  onConfirm(receipt: Receipt): void;
}

const kinds = ['full', 'part', 'none'] as const;
const isKind = (value: string): value is (typeof kinds)[number] => kinds.some((kind) => kind === value);

/** Asks what the member received of a payment: all, a part or nothing (§4 "Withdrawal confirmation"). */
export function ReceiptForm({ paid, dueAt, currency, language, isSending, refusal, lost, onConfirm }: ReceiptFormProps): ReactElement {
  const { t } = useTranslation('cashier');
  const left = useSecondsLeft(Date.parse(dueAt));
  const [kind, setKind] = useState<(typeof kinds)[number]>('full');
  const [received, setReceived] = useState<number>();
  const [asked, setAsked] = useState<Refused>();
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  const partHelp = t('receipt.partHelp', { amount: money(paid) });
  const { form, errorAt, begin, edit } = useHeldRefusal(asked, { fields: ['amount'], sentenceOf: () => partHelp });
  const isPart = received !== undefined && received > 0 && received < paid;
  const send = (): void => {
    if (kind !== 'part') onConfirm({ receipt: kind });
    else if (isPart) onConfirm({ receipt: 'part', receivedAmount: received });
    else {
      begin();
      setAsked({ code: 'amount_out_of_range' });
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap={4}>
        <Callout tone="info" title={t('receipt.ask', { amount: money(paid) })}>
          {t('receipt.due', { count: Math.ceil(left / 60) })}
        </Callout>
        <RadioGroup
          name="receipt"
          label={t('receipt')}
          required
          options={kinds.map((value) => ({ value, text: t(`receipt.${value}`) }))}
          value={kind}
          onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        />
        {kind === 'part' && (
          <AmountField
            name="receivedAmount"
            label={t('receipt.received')}
            required
            currency={currency}
            language={language}
            value={received}
            onChange={(next) => {
              setReceived(next);
              edit('amount');
            }}
            help={isPart ? t('receipt.missing', { amount: money(paid - received) }) : partHelp}
            error={errorAt('amount')}
          />
        )}
        {refusal && <Callout tone="negative">{refusal}</Callout>}
        {lost && <LostOrderCallout lost={lost} />}
        <Button type="submit" pending={isSending}>
          {t('receipt.send')}
        </Button>
      </Stack>
    </form>
  );
}
