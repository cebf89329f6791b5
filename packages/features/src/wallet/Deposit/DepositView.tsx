import { type Language, limits } from '@baize/contract';
import { Button, Callout, formatMoney, Inline, Stack, Text, TextField } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount, quickAmounts } from './depositAmount.ts';
import type { DepositState } from './useDeposit.ts';

export interface DepositViewProps {
  state: DepositState;
  language: Language;
  /** Sentence of a refusal, in the player's language. */
  refusal: string | undefined;
  /** What the field begins with, as it was typed. Default empty. */
  initialAmount?: string | undefined;
  /** The field as it stands, at each change. */
  onEdit?(values: { amount: string }): void;
  /** đồng; undefined when nothing readable was typed. */
  onOrderDeposit(amount: number | undefined): void;
  onStartAgain(): void;
}

/** Amount, quick picks and bounds (§9); then what happens next. */
export function DepositView(props: DepositViewProps): ReactElement {
  const { state, language, refusal, initialAmount = '', onEdit, onOrderDeposit, onStartAgain } = props;
  const { t } = useTranslation('wallet');
  const [typed, setTyped] = useState(initialAmount);
  const edit = (next: string): void => {
    setTyped(next);
    onEdit?.({ amount: next });
  };
  const money = (amount: number): string => formatMoney(amount, { currency: 'VND', language, signed: false });
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
  const amount = parseAmount(typed);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onOrderDeposit(amount);
      }}
    >
      <Stack gap={4}>
        <TextField
          name="amount"
          label={t('amount')}
          required
          inputMode="numeric"
          autoComplete="off"
          prefix="₫"
          maxLength={15}
          value={typed}
          onChange={(event) => edit(event.target.value)}
          help={t('bounds', { min: money(limits.deposit.minimum), max: money(limits.deposit.maximum) })}
          error={refusal}
        />
        <Inline gap={2} wrap>
          {quickAmounts.map((quick) => (
            <Button key={quick} tone="outline" size="small" aria-pressed={quick === amount} onClick={() => edit(String(quick))}>
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
