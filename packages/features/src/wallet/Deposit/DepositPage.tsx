import type { DepositMethod } from '@baize/contract';
import { depositMethods } from '@baize/contract';
import { EmptyState, ErrorState, Stack, useDialogs } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, usePermissionState } from '../../core/index.ts';
import { CashierSkeleton } from '../Cashier/CashierSkeleton.tsx';
import { OrderFrame } from '../Cashier/OrderFrame.tsx';
import { ProofUpload } from '../Cashier/ProofUpload.tsx';
import { useShownOrder } from '../Cashier/useShownOrder.ts';
import { DepositFormView } from './DepositFormView.tsx';
import { DepositHistoryView } from './DepositHistoryView.tsx';
import { DepositOrderView } from './DepositOrderView.tsx';
import { parseAmount } from './depositAmount.ts';
import { useDeposit } from './useDeposit.ts';
import { useDepositChannels } from './useDepositChannels.ts';
import { useDeposits } from './useDeposits.ts';

const historyTab = 'history';
/** Rows below the form. */
const latestShown = 3;

/** Money in (§9 "Deposit"): the form by method, the order that waits, and what was paid in before. Nobody is asked for an amount before its currency is known. */
export function DepositPage(): ReactElement {
  const { t } = useTranslation('wallet');
  const { confirm } = useDialogs();
  const language = useLanguage();
  const errorText = useErrorText();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const channels = useDepositChannels();
  const { state, orderDeposit, startAgain, draft } = useDeposit();
  const deposits = useDeposits();
  const { shown, openOrder, leaveOrder } = useShownOrder(
    deposits.state.status === 'ready' ? deposits.state.orders : undefined,
    state.status === 'ordered' ? state.order : undefined,
    startAgain,
  );
  const [tab, setTab] = useState<string>();

  if (!permission && isMissing) return <ErrorState title={t('currencyMissing')} retry={{ onRetry: retry, pending: isAsking }} />;
  if (channels.status === 'error') {
    return (
      <ErrorState title={t('channelsFailed')} retry={{ onRetry: channels.retry }}>
        {errorText.of(channels)}
      </ErrorState>
    );
  }
  if (channels.status === 'empty') return <EmptyState title={t('channelsEmpty')} />;
  if (!permission || channels.status === 'loading') return <CashierSkeleton />;

  const { currency, timeZone } = permission;
  const common = { currency, language, timeZone };
  if (shown) {
    const cancel = async (): Promise<void> => {
      if (await confirm({ title: t('cancel'), message: t('cancelQuestion'), okText: t('cancel'), tone: 'danger' })) {
        await deposits.cancel(shown.orderId);
      }
    };
    const refused = deposits.refusalOf(shown.orderId);
    const takesProof = shown.state === 'waiting' || shown.state === 'expired';
    return (
      <OrderFrame key={shown.orderId}>
        <DepositOrderView
          {...common}
          order={shown}
          isCancelling={deposits.cancelling === shown.orderId}
          refusal={refused && errorText.of(refused)}
          proof={
            takesProof && (
              <ProofUpload
                label={t('proof')}
                help={t('proofHelp')}
                kept={shown.proofs}
                onSend={(file) => deposits.sendProof(shown.orderId, file)}
              />
            )
          }
          onCancel={() => void cancel()}
          onLeave={leaveOrder}
        />
      </OrderFrame>
    );
  }

  const history = (newest?: number): ReactElement => (
    <DepositHistoryView
      {...common}
      state={deposits.state}
      newest={newest}
      errorText={deposits.state.status === 'error' ? errorText.of(deposits.state) : ''}
      onOpenOrder={openOrder}
    />
  );
  const formOf = (method: DepositMethod): ReactElement => (
    <Stack gap={6}>
      <DepositFormView
        {...common}
        method={method}
        channels={channels.channels.filter((channel) => channel.method === method)}
        remittanceMinutes={channels.remittanceMinutes}
        promotions={channels.promotions}
        isSending={state.status === 'sending'}
        refusal={state.status === 'refused' ? errorText.of(state) : undefined}
        initial={{ channelId: draft.kept.channelId, amount: parseAmount(draft.kept.amount ?? '') }}
        onEdit={({ channelId, amount }) => draft.keep({ channelId, amount: amount === undefined ? '' : String(amount) })}
        onOrderDeposit={orderDeposit}
      />
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
