import { type Currency, type Language, orderNumberOf, type WithdrawalOrder } from '@baize/contract';
import { Badge, Button, Callout, formatMoney, Heading, Inline, Stack, Text } from '@baize/design-system';
import { Steps } from '@baize/design-system/Steps';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../core/index.ts';
import { stepsOf, toneOfWithdrawal } from './withdrawSteps.ts';

export interface WithdrawOrderViewProps {
  order: WithdrawalOrder;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** Asks what was received, or for pictures, while the order is paid and not over. */
  receipt: ReactNode;
  /** Back to the form. */
  onLeave(): void;
}

/** One withdrawal: its steps, and what has become of it (§4). */
export function WithdrawOrderView({ order, currency, language, timeZone, receipt, onLeave }: WithdrawOrderViewProps): ReactElement {
  const { t } = useTranslation('cashier');
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  const title = t('withdraw.orderOf', { amount: money(order.amount), account: `${order.bankName} ${order.accountNumber}` });
  const paid = order.amount - order.fee;
  const missing = money(paid - (order.receivedAmount ?? 0));
  // A part, or nothing, is looked into as long as the order lasts; it ends with what was missing.
  const isReturned = order.state === 'confirmed' && (order.receipt === 'part' || order.receipt === 'none');
  return (
    <Stack gap={5}>
      <Inline gap={3} wrap justify="between">
        <Heading level={3}>{title}</Heading>
        <Badge tone={toneOfWithdrawal[order.state]} variant="outline">
          {t(`step.${order.state}`)}
        </Badge>
      </Inline>
      <Steps
        label={title}
        items={stepsOf(order).map(({ step, state, at }) => ({
          id: step,
          text: t(`step.${step}`),
          state,
          detail: at && <time dateTime={at}>{formatMoment(at, timeZone)}</time>,
        }))}
      />
      {order.state === 'rejected' && (
        <Callout tone="negative" title={t('withdraw.rejected', { amount: money(order.amount) })}>
          {order.reason ?? t('withdraw.noReason')}
        </Callout>
      )}
      {order.receipt && (
        <Callout
          tone={order.state === 'confirmed' ? 'positive' : 'info'}
          title={isReturned ? t('receipt.returned', { amount: missing }) : t(`receipt.is.${order.receipt}`)}
        >
          {t('receipt.figures', { received: money(order.receivedAmount ?? 0), missing })}
        </Callout>
      )}
      {receipt}
      <Text size="small" tone="muted">
        {t('withdraw.figures', { fee: money(order.fee), paid: money(paid) })} · {t('orderNumber', { id: orderNumberOf(order.orderId) })}
      </Text>
      <div>
        <Button tone="outline" onClick={onLeave}>
          {t('withdraw.again')}
        </Button>
      </div>
    </Stack>
  );
}
