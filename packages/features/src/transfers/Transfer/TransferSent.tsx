import { type Currency, type Language, orderNumberOf, type Transfer } from '@baize/contract';
import { Button, Callout, Card, formatMoney, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../core/index.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { columns } from '../../shared/money/Form.css.ts';

export interface TransferSentProps {
  transfer: Transfer;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  onLeave(): void;
}

/** A transfer that is at the receiver's, and what is left. */
export function TransferSent({ transfer, currency, language, timeZone, onLeave }: TransferSentProps): ReactElement {
  const { t } = useTranslation('transfers');
  const { orderId, receiver, amount, balance, createdAt } = transfer;
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  return (
    <div className={columns}>
      <Stack gap={4}>
        <Callout tone="positive" title={t('transfer.sent', { amount: money(amount), account: receiver.account })}>
          {t('transfer.sentAbout')}
        </Callout>
        <Card as="section" tone="raised">
          <Stack gap={3}>
            <Figure name={t('transfer.receiver')} value={`${receiver.account} · ${receiver.nickname}`} />
            <Figure name={t('transfer.amount')} value={money(amount)} />
            <Figure name={t('transfer.newBalance')} value={money(balance)} isSum />
          </Stack>
        </Card>
        <Text size="small" tone="muted">
          {t('orderNumber', { id: orderNumberOf(orderId) })} · <time dateTime={createdAt}>{formatMoment(createdAt, timeZone)}</time>
        </Text>
        <div>
          <Button onClick={onLeave}>{t('transfer.again')}</Button>
        </div>
      </Stack>
    </div>
  );
}
