import type { DepositMethod } from '@baize/contract';
import { depositMethods } from '@baize/contract';
import { EmptyState, ErrorState, Heading, Link, Stack } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageAddress, useErrorText, useLanguage, usePageAddress, usePermissionState, useView } from '../../core/index.ts';
import { MoneyFormSkeleton } from '../../shared/money/MoneyFormSkeleton.tsx';
import { OrderPlace } from '../Cashier/OrderPlace.tsx';
import { useShownOrder } from '../Cashier/useShownOrder.ts';
import { DepositClosed } from './DepositClosed.tsx';
import { DepositFormView } from './DepositFormView.tsx';
import { DepositHistoryView } from './DepositHistoryView.tsx';
import { parseAmount } from './depositAmount.ts';
import { ShownDeposit } from './ShownDeposit.tsx';
import { useDeposit } from './useDeposit.ts';
import { useDepositChannels } from './useDepositChannels.ts';
import { useDepositClosure } from './useDepositClosure.ts';
import { useDeposits } from './useDeposits.ts';

export interface DepositPageProps {
  /** Where the open order is named. Default: the page keeps it itself. */
  address?: PageAddress | undefined;
  /** Where the player limits his deposits or takes a break. Default: no way there. */
  protectionHref?: string | undefined;
  /** Where the player withdraws, who may not deposit. Default: no way there. */
  withdrawHref?: string | undefined;
}

const historyTab = 'history';
/** Rows below the form. */
const latestShown = 3;

/** Money in (§9 "Deposit"): the form by method, or why play is closed, the order that waits, and what was paid in before. Nobody is asked for an amount before its currency is known. */
export function DepositPage({ address, protectionHref, withdrawHref }: DepositPageProps): ReactElement {
  const HistoryView = useView(DepositHistoryView);
  const FormView = useView(DepositFormView);
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const errorText = useErrorText();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const channels = useDepositChannels();
  const { state, orderDeposit, startAgain, draft } = useDeposit();
  const deposits = useDeposits();
  const closure = useDepositClosure();
  const { shown, openOrder, leaveOrder } = useShownOrder(
    usePageAddress(address),
    deposits,
    state.status === 'ordered' ? state.order : undefined,
    startAgain,
  );
  const [tab, setTab] = useState<string>();
  // A refusal is of the form that was sent.
  const [tried, setTried] = useState<DepositMethod>();

  if (!permission && isMissing) return <ErrorState title={t('currencyMissing')} retry={{ onRetry: retry, pending: isAsking }} />;
  if (!permission) return <MoneyFormSkeleton />;
  const { currency, timeZone } = permission;
  const common = { currency, language, timeZone };
  // Before the channels: a user who pays by one that has closed meanwhile still has his order.
  if (shown.status !== 'none') {
    const texts = { missing: t('orderMissing'), failed: t('historyFailed'), leave: t('again') };
    return (
      <OrderPlace shown={shown} texts={texts} onLeave={leaveOrder}>
        {(order) => <ShownDeposit {...common} order={order} deposits={deposits} onLeave={leaveOrder} />}
      </OrderPlace>
    );
  }
  const history = (newest?: number): ReactElement => (
    <HistoryView
      {...common}
      state={deposits.state}
      newest={newest}
      errorText={deposits.state.status === 'error' ? errorText.of(deposits.state) : ''}
      onOpenOrder={openOrder}
    />
  );
  if (closure) {
    return (
      <Stack gap={6}>
        <DepositClosed closure={closure} timeZone={timeZone} protectionHref={protectionHref} withdrawHref={withdrawHref} />
        <Stack gap={3}>
          <Heading level={3} size="body">
            {t('history')}
          </Heading>
          {history()}
        </Stack>
      </Stack>
    );
  }
  if (channels.status === 'error') {
    return (
      <ErrorState title={t('channelsFailed')} retry={{ onRetry: channels.retry }}>
        {errorText.of(channels)}
      </ErrorState>
    );
  }
  if (channels.status === 'empty') return <EmptyState title={t('channelsEmpty')} />;
  if (channels.status === 'loading') return <MoneyFormSkeleton />;

  const formOf = (method: DepositMethod): ReactElement => (
    <Stack gap={6}>
      <FormView
        {...common}
        method={method}
        channels={channels.channels.filter((channel) => channel.method === method)}
        remittanceMinutes={channels.remittanceMinutes}
        promotions={channels.promotions}
        isSending={state.status === 'sending' || (state.status === 'unknown' && state.isLooking)}
        refusal={state.status === 'refused' && tried === method ? state : undefined}
        lost={state.status === 'unknown' ? state : undefined}
        initial={{ channelId: draft.kept.channelId, amount: parseAmount(draft.kept.amount ?? '') }}
        onEdit={({ channelId, amount }) => draft.keep({ channelId, amount: amount === undefined ? '' : String(amount) })}
        onOrderDeposit={(order) => {
          setTried(method);
          orderDeposit(order);
        }}
      />
      {protectionHref !== undefined && (
        <div>
          <Link href={protectionHref}>{t('deposit.protection')}</Link>
        </div>
      )}
      {history(latestShown)}
    </Stack>
  );
  const methods = depositMethods.filter((method) => channels.channels.some((channel) => channel.method === method));
  const keptMethod = channels.channels.find(({ channelId }) => channelId === draft.kept.channelId)?.method;
  return (
    <Tabs
      label={t('deposit')}
      value={tab ?? keptMethod ?? methods[0] ?? historyTab}
      onChange={setTab}
      items={[
        ...methods.map((method) => ({ id: method, text: t(`method.${method}`), content: formOf(method) })),
        { id: historyTab, text: t('history'), content: history() },
      ]}
    />
  );
}
