import type { WithdrawalNeed } from '@baize/contract';
import { ErrorState, Stack } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageAddress, useErrorText, useLanguage, usePageAddress, usePermissionState, useView } from '../../core/index.ts';
import { MoneyFormSkeleton } from '../../shared/money/MoneyFormSkeleton.tsx';
import { OrderPlace } from '../Cashier/OrderPlace.tsx';
import { useShownOrder } from '../Cashier/useShownOrder.ts';
import { ShownWithdrawal } from './ShownWithdrawal.tsx';
import { useCards } from './useCards.ts';
import { useWithdraw } from './useWithdraw.ts';
import { useWithdrawals } from './useWithdrawals.ts';
import { useWithdrawTerms } from './useWithdrawTerms.ts';
import { WithdrawFormView } from './WithdrawFormView.tsx';
import { WithdrawGuide } from './WithdrawGuide.tsx';
import { WithdrawHistoryView } from './WithdrawHistoryView.tsx';

export interface WithdrawPageProps {
  /** Where real name, fund password and bank cards are set; the way back from there leads here. */
  hrefOf(need: WithdrawalNeed): string;
  /** Where games are found, to wager what is left. */
  gamesHref: string;
  /** Address of the promotion that gave a bonus. */
  promotionHrefOf(promotionId: string): string;
  /** Where the open order is named. Default: the page keeps it itself. */
  address?: PageAddress | undefined;
}

/** Rows below the form. */
const latestShown = 3;

/** Money out (§4, §9 "Withdrawal"): the form, an order's steps and its receipt, and what was withdrawn before. */
export function WithdrawPage({ hrefOf, gamesHref, promotionHrefOf, address }: WithdrawPageProps): ReactElement {
  const View = useView(WithdrawFormView);
  const History = useView(WithdrawHistoryView);
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const errorText = useErrorText();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const terms = useWithdrawTerms();
  const cards = useCards();
  const { state, orderWithdrawal, startAgain } = useWithdraw();
  const withdrawals = useWithdrawals();
  const { shown, openOrder, leaveOrder } = useShownOrder(
    usePageAddress(address),
    withdrawals,
    state.status === 'ordered' ? state.order : undefined,
    startAgain,
  );
  const [tab, setTab] = useState<string>('form');

  if (!permission && isMissing) return <ErrorState title={t('withdraw.failed')} retry={{ onRetry: retry, pending: isAsking }} />;
  if (!permission) return <MoneyFormSkeleton />;
  const { currency, timeZone } = permission;
  const common = { currency, language, timeZone };
  // Before what the form needs: an order that waits for its player's word is seen without that.
  if (shown.status !== 'none') {
    const texts = { missing: t('withdraw.orderMissing'), failed: t('withdraw.historyFailed'), leave: t('withdraw.again') };
    return (
      <OrderPlace shown={shown} texts={texts} onLeave={leaveOrder}>
        {(order) => <ShownWithdrawal {...common} order={order} withdrawals={withdrawals} onLeave={leaveOrder} />}
      </OrderPlace>
    );
  }
  const failed = [terms, cards].find((one) => one.status === 'error');
  if (failed?.status === 'error') {
    return (
      <ErrorState title={t('withdraw.failed')} retry={{ onRetry: failed.retry }}>
        {errorText.of(failed)}
      </ErrorState>
    );
  }
  if (terms.status !== 'ready' || cards.status === 'loading' || cards.status === 'error') return <MoneyFormSkeleton />;

  const history = (newest?: number): ReactElement => (
    <History
      {...common}
      state={withdrawals.state}
      newest={newest}
      errorText={withdrawals.state.status === 'error' ? errorText.of(withdrawals.state) : ''}
      onOpenOrder={openOrder}
    />
  );
  const form =
    cards.status === 'empty' || terms.terms.needs.length > 0 ? (
      <WithdrawGuide needs={terms.terms.needs.length > 0 ? terms.terms.needs : ['bankCard']} hrefOf={hrefOf} />
    ) : (
      <View
        {...common}
        terms={terms.terms}
        cards={cards.cards}
        cardsHref={hrefOf('bankCard')}
        gamesHref={gamesHref}
        promotionHrefOf={promotionHrefOf}
        isSending={state.status === 'sending'}
        refusal={state.status === 'refused' ? state : undefined}
        lost={state.status === 'unknown' ? state : undefined}
        onOrderWithdrawal={orderWithdrawal}
      />
    );
  return (
    <Tabs
      label={t('withdraw')}
      value={tab}
      onChange={setTab}
      items={[
        {
          id: 'form',
          text: t('withdraw'),
          content: (
            <Stack gap={6}>
              {form}
              {history(latestShown)}
            </Stack>
          ),
        },
        { id: 'history', text: t('withdraw.history'), content: history() },
      ]}
    />
  );
}
