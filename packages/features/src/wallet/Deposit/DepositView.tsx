import { type Currency, type Language, limits } from '@baize/contract';
import { Button, Callout, formatMoney, Inline, Stack, Text } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quickAmounts } from './depositAmount.ts';
import type { DepositState } from './useDeposit.ts';

export interface DepositViewProps {
  state: DepositState;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** Sentence of a refusal, in the player's language. */
  refusal: string | undefined;
  /** What the field begins with. Default empty. */
  initialAmount?: number | undefined;
  /** The amount as it stands, at each change; undefined while the field is empty. */
  onEdit?(amount: number | undefined): void;
  /** Undefined when nothing was typed. */
  onOrderDeposit(amount: number | undefined): void;
  onStartAgain(): void;
}

/** Amount, quick picks and bounds (§9); then what happens next. */
export function DepositView(props: DepositViewProps): ReactElement {
  const { state, currency, language, refusal, initialAmount, onEdit, onOrderDeposit, onStartAgain } = props;
  const { t } = useTranslation('wallet');
  const [amount, setAmount] = useState(initialAmount);
  const edit = (next: number | undefined): void => {
    setAmount(next);
    onEdit?.(next);
  };
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  if (state.status === 'ordered') {
    return (
      <Stack gap={4}>
        <Callout tone="positive" title={t('ordered', { amount: money(state.order.amount) })}>
          {t('orderedNext')}
        </Callout>
        <Text size="small" tone="muted">
          {t('orderNumber', { id: state.order.orderId })}
        </Text>
        <Button tone="outline" onClick={onStartAgain}>
          {t('again')}
        </Button>
      </Stack>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onOrderDeposit(amount);
      }}
    >
      <Stack gap={4}>
        <AmountField
          name="amount"
          label={t('amount')}
          required
          currency={currency}
          language={language}
          value={amount}
          onChange={edit}
          help={t('bounds', { min: money(limits.deposit.minimum), max: money(limits.deposit.maximum) })}
          error={refusal}
        />
        <Inline gap={2} wrap>
          {quickAmounts.map((quick) => (
            <Button key={quick} tone="outline" size="small" aria-pressed={quick === amount} onClick={() => edit(quick)}>
              {money(quick)}
            </Button>
          ))}
        </Inline>
        <Button type="submit" tone="brass" fullWidth pending={state.status === 'sending'}>
          {amount ? t('order', { amount: money(amount) }) : t('deposit')}
        </Button>
      </Stack>
    </form>
  );
}
