import type { BillSide, ContractBill, Currency, Language } from '@baize/contract';
import { formatMoney, Inline, Stack, Text } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import { ContractTermsTable } from '../ContractRequests/ContractTermsTable.tsx';
import { contractName } from '../ContractRequests/contractName.ts';
import { billLines, tierCountOf } from './billLines.ts';

export interface BillDetailsProps {
  bill: ContractBill;
  /** Whether the reader is paid by it, or pays it. */
  side: BillSide;
  currency: Currency;
  language: Language;
  timeZone: string;
}

/** What a bill was reckoned from, line by line, with the terms that were in force (§4). */
export function BillDetails({ bill, side, currency, language, timeZone }: BillDetailsProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  const name = contractName(t, bill.terms);
  const listId = useId();
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const tiers = tierCountOf(bill);
  const tierText = bill.tier === undefined ? t('bills.noTier') : t('bills.tier', { tier: bill.tier + 1, count: tiers });
  return (
    <Stack gap={4}>
      <Text size="small">
        {t(`bills.state.${bill.state}`, { paid: money(bill.paid), amount: money(bill.amount) })}
        {' · '}
        {t(`bills.partner.${side}`, { name: bill.partner || t('bills.house') })}
      </Text>
      <Text size="small" tone="muted">
        {t('bills.period', { from: formatMinute(bill.period.begin, timeZone), to: formatMinute(bill.period.end, timeZone) })}
      </Text>
      <Stack as="ul" gap={2} aria-label={t('bills.lines', { name })} id={listId}>
        {billLines(bill, { currency, language }).map((line) => (
          <Inline as="li" key={line.name} gap={3} justify="between" wrap>
            <Text size="small" tone="muted">
              {t(`bills.line.${line.name}`)}
            </Text>
            <Text size="small" weight={line.name === 'reckoning' ? 'strong' : undefined}>
              {line.text}
            </Text>
          </Inline>
        ))}
      </Stack>
      {tiers > 0 && <Text size="small">{tierText}</Text>}
      <ContractTermsTable caption={t('terms', { name })} terms={bill.terms} currency={currency} language={language} />
      <Text size="small" tone="muted">
        {t('bills.madeAt', { time: formatMinute(bill.createdAt, timeZone) })}
        {bill.paidAt !== undefined && ` · ${t('bills.paidAt', { time: formatMinute(bill.paidAt, timeZone) })}`}
      </Text>
    </Stack>
  );
}
