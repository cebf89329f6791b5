import { type Currency, type DepositOrder, type Language, minorDigits, orderNumberOf } from '@baize/contract';
import { Badge, Button, Callout, formatMoney, Heading, Inline, Stack, Text } from '@baize/design-system';
import { CopyField } from '@baize/design-system/CopyField';
import { QrCode } from '@baize/design-system/QrCode';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, useSecondsLeft } from '../../core/index.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { columns } from '../../shared/money/Form.css.ts';
import { LostOrderCallout } from '../Cashier/LostOrderCallout.tsx';
import { toneOfDeposit } from './depositTones.ts';

export interface DepositOrderViewProps {
  order: DepositOrder;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  isCancelling: boolean;
  /** Sentence of a refusal, in the player's language. */
  refusal: string | undefined;
  /** The try to give it up, where its reply was lost. Default: none was. */
  lost?: LostOrder | undefined;
  /** Asks for pictures of the payment, while one may be sent. */
  proof: ReactNode;
  onCancel(): void;
  /** Back to the form. */
  onLeave(): void;
}

/** `1250.50`: an amount as a bank's form takes it. */
const typedText = (amount: number, currency: Currency): string => (amount / 10 ** minorDigits[currency]).toFixed(minorDigits[currency]);

const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes and seconds that an order still waits for its payment (§9 "within 30 minutes"). */
function TimeLeft({ expiresAt }: { expiresAt: string }): ReactElement {
  const { t } = useTranslation('cashier');
  const left = useSecondsLeft(Date.parse(expiresAt));
  const time = `${two(Math.floor(left / 60))}:${two(left % 60)}`;
  return (
    <Callout tone="warning" title={left > 0 ? t('payWithin', { time }) : t('payTimeOver')}>
      {t('payNext')}
    </Callout>
  );
}

/** One deposit: where to pay while it waits, and what has become of it (§4, §9). */
export function DepositOrderView(props: DepositOrderViewProps): ReactElement {
  const { order, currency, language, timeZone, isCancelling, refusal, lost, proof, onCancel, onLeave } = props;
  const { t } = useTranslation('cashier');
  const shown = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const money = shown(order.amount);
  const { payTo } = order;
  return (
    <Stack gap={5}>
      <Inline gap={3} wrap justify="between">
        <Heading level={3}>{t('orderOf', { amount: money, channel: order.channelName })}</Heading>
        <Badge tone={toneOfDeposit[order.state]} variant="outline">
          {t(`state.${order.state}`)}
        </Badge>
      </Inline>
      {order.state === 'waiting' ? (
        <TimeLeft expiresAt={order.expiresAt} />
      ) : (
        <Callout
          tone={order.state === 'credited' ? 'positive' : order.state === 'failed' ? 'negative' : 'info'}
          title={t(`state.${order.state}`)}
        >
          {t(`about.${order.state}`, { amount: order.state === 'credited' ? shown(order.amount + order.bonus) : money })}
        </Callout>
      )}
      {payTo && (
        <div className={columns}>
          <Stack gap={3}>
            <CopyField label={t('payTo.accountNumber')} value={payTo.accountNumber} />
            <CopyField label={t('payTo.accountName')} value={payTo.accountName} whole />
            <CopyField label={t('payTo.amount', { currency })} value={typedText(order.amount, currency)} />
            <CopyField label={t('payTo.contentCode')} value={payTo.contentCode} help={t('payTo.contentHelp')} />
          </Stack>
          {payTo.qr && (
            <Stack gap={2}>
              <QrCode value={payTo.qr} label={t('payTo.qr')} />
              <Text size="small" tone="muted">
                {t('payTo.qrHelp')}
              </Text>
            </Stack>
          )}
        </div>
      )}
      {order.bonus > 0 && <Text>{t('bonusOf', { amount: shown(order.bonus) })}</Text>}
      {proof}
      <Text size="small" tone="muted">
        {t('orderNumber', { id: orderNumberOf(order.orderId) })} ·{' '}
        <time dateTime={order.createdAt}>{formatMoment(order.createdAt, timeZone)}</time>
      </Text>
      {refusal && <Callout tone="negative">{refusal}</Callout>}
      {lost && order.state === 'waiting' && <LostOrderCallout lost={lost} />}
      <Inline gap={3} wrap>
        <Button tone={order.state === 'waiting' ? 'outline' : 'primary'} onClick={onLeave}>
          {t('again')}
        </Button>
        {order.state === 'waiting' && (
          <Button tone="ghost" pending={isCancelling} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
