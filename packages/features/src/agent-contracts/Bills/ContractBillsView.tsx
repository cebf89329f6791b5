import type { BillSide, ContractBill, Language } from '@baize/contract';
import { Button, Callout, EmptyState, ErrorState, formatMoney, Skeleton, Stack } from '@baize/design-system';
import { Accordion } from '@baize/design-system/Accordion';
import { receiptIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { contractName } from '../ContractRequests/contractName.ts';
import { BillDetails } from './BillDetails.tsx';
import { periodText } from './periodText.ts';
import type { ContractBillsState } from './useContractBills.ts';

export interface ContractBillsViewProps {
  state: ContractBillsState;
  /** Whether the reader is paid by these bills, or pays them. */
  side: BillSide;
  language: Language;
  /** IANA name of the brand's zone. */
  timeZone: string;
  /** Sentence of an error, in the reader's language. */
  errorTextOf(refusal: Refused): string;
}

const places = ['a', 'b', 'c', 'd'] as const;

/** Bills of contracts, the newest period first; each opens to what it was reckoned from. */
export function ContractBillsView({ state, side, language, timeZone, errorTextOf }: ContractBillsViewProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  if (state.status === 'loading') {
    return (
      <Stack gap={2} aria-busy>
        {places.map((place) => (
          <Skeleton key={place} shape="control" />
        ))}
      </Stack>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState title={t('bills.failed')} retry={{ onRetry: state.retry }}>
        {errorTextOf(state)}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState title={t(`bills.empty.${side}`)} icon={receiptIcon}>
        {t(`bills.emptyNext.${side}`)}
      </EmptyState>
    );
  }
  const { currency } = state;
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const isShort = ({ state: stands }: ContractBill): boolean => stands === 'part' || stands === 'refused';
  return (
    <Stack gap={3}>
      <Accordion
        level={3}
        multiple
        items={state.rows.map((bill) => ({
          id: bill.id,
          title: [
            contractName(t, bill.terms),
            periodText(bill.period, timeZone),
            // Several of the downline have the same period.
            ...(side === 'owed' ? [bill.partner] : []),
          ].join(' · '),
          meta: bill.state === 'notReached' ? t('bills.state.notReached') : money(bill.amount),
          ...(isShort(bill) && { mark: t('bills.short') }),
          content: <BillDetails {...{ bill, side, currency, language, timeZone }} />,
        }))}
      />
      {state.moreRefusal && <Callout tone="negative">{errorTextOf(state.moreRefusal)}</Callout>}
      {state.loadMore && (
        <div>
          <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
            {t('bills.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
