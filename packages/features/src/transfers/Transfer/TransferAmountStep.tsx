import type { Currency, Language, TransferTerms } from '@baize/contract';
import { Button, Callout, Card, formatMoney, Heading, Stack } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { columns } from '../../shared/money/Form.css.ts';
import { checkTransfer, quickTransfers } from './transferAmount.ts';
import type { TransferReceiver } from './useTransfer.ts';

export interface TransferAmountStepProps {
  receiver: TransferReceiver;
  terms: TransferTerms;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  amount: number | undefined;
  onAmount(amount: number | undefined): void;
  /** The amount is one that can be sent. */
  onNext(): void;
}

/** To whom and how much, and what keeps the rest (§9 "30% of the deposit must be wagered first"). */
export function TransferAmountStep(props: TransferAmountStepProps): ReactElement {
  const { receiver, terms, currency, language, amount, onAmount, onNext } = props;
  const { t } = useTranslation('transfers');
  const [refusal, setRefusal] = useState<Refused>();
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  const bounds = t('bounds', { min: money(terms.minimum), max: money(terms.maximum) });
  const { form, errorAt, begin, edit } = useHeldRefusal(refusal, {
    fields: ['amount'],
    sentenceOf: ({ code }) => (code === 'amount_out_of_range' ? bounds : undefined),
  });
  return (
    <div className={columns}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const refused = checkTransfer(amount, terms);
          begin();
          setRefusal(refused);
          if (!refused) onNext();
        }}
      >
        <Stack gap={4}>
          {terms.turnoverLeft > 0 && (
            <Callout tone="warning" title={t('transfer.turnoverLeft', { amount: money(terms.turnoverLeft) })}>
              {t('transfer.turnoverAbout', { percent: terms.turnoverPercent })}
            </Callout>
          )}
          <Card tone="raised">
            <Stack gap={2}>
              <Figure name={t(`transfer.to.${receiver.way}`)} value={receiver.account} />
              <Figure name={t('transfer.nickname')} value={receiver.nickname} />
            </Stack>
          </Card>
          <AmountField
            name="amount"
            label={t('transfer.amount')}
            required
            currency={currency}
            language={language}
            value={amount}
            onChange={(next) => {
              onAmount(next);
              edit('amount');
            }}
            help={bounds}
            error={errorAt('amount')}
            quickAmounts={quickTransfers(terms, currency)}
          />
          <Button type="submit" fullWidth>
            {t('transfer.next')}
          </Button>
        </Stack>
      </form>
      <Card as="section" tone="raised">
        <Stack gap={3}>
          <Heading level={3} size="body">
            {t('transfer.limits')}
          </Heading>
          <Figure name={t('transfer.transferable')} value={money(terms.transferable)} />
          <Figure name={t('transfer.balance')} value={money(terms.balance)} />
          <Figure name={t('transfer.remains')} value={money(Math.max(0, terms.balance - (amount ?? 0)))} isSum />
        </Stack>
      </Card>
    </div>
  );
}
