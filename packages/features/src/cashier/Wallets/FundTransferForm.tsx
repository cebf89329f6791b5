import { type Language, mainWallet, type VendorWallets } from '@baize/contract';
import { Button, Callout, formatMoney, Stack } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { Select } from '@baize/design-system/Select';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from '../../core/money/isUnderWay.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import { LostOrderCallout } from '../Cashier/LostOrderCallout.tsx';
import { balanceOn, type FundTransfer } from './checkFundTransfer.ts';
import type { FundMove } from './useVendorWallets.ts';

export interface FundTransferFormProps {
  /** With one vendor’s or more. */
  wallets: VendorWallets;
  language: Language;
  /** §1 "balance hide/show toggle": what is there is not said here either. */
  isHidden: boolean;
  move: FundMove;
  onTransfer(transfer: FundTransfer): void;
}

/** From which wallet into which, and how much. */
export function FundTransferForm({ wallets, language, isHidden, move, onTransfer }: FundTransferFormProps): ReactElement {
  const { t } = useTranslation('cashier');
  const [from, setFrom] = useState(mainWallet);
  const [to, setTo] = useState(wallets.wallets[0]?.vassalage ?? mainWallet);
  const [amount, setAmount] = useState<number>();
  const { currency } = wallets;
  const { form, errorAt, whole, begin, edit } = useHeldRefusal(move.status === 'refused' ? move : undefined, { fields: ['amount'] });
  const there = balanceOn(from, wallets);
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  const nameOf = (wallet: string): string => wallets.wallets.find(({ vassalage }) => vassalage === wallet)?.name ?? t('wallets.main');
  const all = [mainWallet, ...wallets.wallets.map(({ vassalage }) => vassalage)].map((value) => ({ value, text: nameOf(value) }));
  // Of one wallet into itself there is no way: the other one gives way.
  const choose = (next: { from: string; to: string }): void => {
    setFrom(next.from);
    setTo(next.to);
    edit('amount');
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin();
        onTransfer({ from, to, amount });
      }}
    >
      <Stack gap={4}>
        <Select
          name="from"
          label={t('wallets.from')}
          options={all}
          value={from}
          onChange={({ target: { value } }) => choose({ from: value, to: value === to ? from : to })}
        />
        <Select
          name="to"
          label={t('wallets.to')}
          options={all}
          value={to}
          onChange={({ target: { value } }) => choose({ from: value === from ? to : from, to: value })}
        />
        <AmountField
          name="amount"
          label={t('wallets.amount')}
          required
          currency={currency}
          language={language}
          value={amount}
          onChange={(next) => {
            setAmount(next);
            edit('amount');
          }}
          help={isHidden ? undefined : t('wallets.there', { amount: money(there) })}
          error={errorAt('amount')}
          quickAmounts={there > 0 && !isHidden ? [there] : []}
        />
        {whole && <Callout tone="negative">{whole}</Callout>}
        {move.status === 'unknown' && <LostOrderCallout lost={move} />}
        <Button type="submit" fullWidth pending={isUnderWay(move)}>
          {t('wallets.transfer')}
        </Button>
        {move.status === 'moved' && (
          <Callout tone="positive">
            {t('wallets.moved', {
              amount: money(move.transfer.amount ?? 0),
              from: nameOf(move.transfer.from),
              to: nameOf(move.transfer.to),
            })}
          </Callout>
        )}
        {move.status === 'gathered' && <Callout tone="positive">{t('wallets.gathered', { amount: money(move.gathered) })}</Callout>}
      </Stack>
    </form>
  );
}
