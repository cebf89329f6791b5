import type { Currency, DepositChannel, DepositMethod, DepositPromotion, Language } from '@baize/contract';
import { Button, Callout, Card, formatMoney, Heading, Stack } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { RadioGroup } from '@baize/design-system/RadioGroup';
import { Select } from '@baize/design-system/Select';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { quickAmountsOf } from '../../core/money/quickAmounts.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { columns, numbered } from '../../shared/money/Form.css.ts';
import { LostOrderCallout } from '../Cashier/LostOrderCallout.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import type { DepositRequest } from './useDeposit.ts';

export interface DepositFormViewProps {
  /** Of one method; one or more. */
  channels: readonly DepositChannel[];
  method: DepositMethod;
  /** Minutes in which an order has to be paid (§9). */
  remittanceMinutes: number;
  /** Those that can be chosen with it. */
  promotions: readonly DepositPromotion[];
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  isSending: boolean;
  /** Why the last try was refused: the same object until the next. */
  refusal: Refused | undefined;
  /** The last try, where its reply was lost. Default: none was. */
  lost?: LostOrder | undefined;
  /** What the form begins with. Default the first channel, and no amount. */
  initial?: { channelId?: string | undefined; amount?: number | undefined } | undefined;
  /** What the form says, at each change. */
  onEdit?(values: { channelId: string; amount: number | undefined }): void;
  onOrderDeposit(request: DepositRequest): void;
}

/** Stands in the list for a deposit without a promotion. */
const noPromotion = 'none';

/** Where to pay in, how much, and what it comes to (§9 "Deposit"). */
export function DepositFormView(props: DepositFormViewProps): ReactElement | null {
  const { channels, method, remittanceMinutes, promotions, currency, language, isSending, refusal, lost, initial, onEdit, onOrderDeposit } =
    props;
  const { t } = useTranslation('cashier');
  const [channelId, setChannelId] = useState(initial?.channelId);
  const [amount, setAmount] = useState(initial?.amount);
  const [promotionId, setPromotionId] = useState(promotions.find(({ isJoined }) => isJoined)?.promotionId ?? noPromotion);
  const { form, errorAt, whole, begin, edit: editField } = useHeldRefusal(refusal, { fields: ['amount'] });
  const promotion = promotions.find((one) => one.promotionId === promotionId);
  const channel = channels.find((candidate) => candidate.channelId === channelId) ?? channels[0];
  if (!channel) return null;
  const edit = (next: { channelId?: string; amount?: number | undefined }): void => {
    const values = { channelId: channel.channelId, amount, ...next };
    setChannelId(values.channelId);
    setAmount(values.amount);
    editField('amount');
    onEdit?.(values);
  };
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  const timeOf = ({ usualSeconds }: DepositChannel): string =>
    usualSeconds < 60 ? t('seconds', { count: usualSeconds }) : t('minutes', { count: Math.round(usualSeconds / 60) });
  const speedOf = (option: DepositChannel): string => t(option.isAutomatic ? 'automatic' : 'byHand', { time: timeOf(option) });
  return (
    <div className={columns}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
          onOrderDeposit({ channel, amount, promotionId: promotion?.promotionId });
        }}
      >
        <Stack gap={4}>
          <RadioGroup
            name="channelId"
            label={t(`channel.${method}`)}
            required
            variant="cards"
            options={channels.map((option) => ({ value: option.channelId, text: option.name, description: speedOf(option) }))}
            value={channel.channelId}
            onChange={(event) => edit({ channelId: event.target.value })}
          />
          <AmountField
            name="amount"
            label={t('amount')}
            required
            currency={currency}
            language={language}
            value={amount}
            onChange={(next) => edit({ amount: next })}
            help={t('bounds', { min: money(channel.minimum), max: money(channel.maximum) })}
            error={errorAt('amount')}
            quickAmounts={channel.presets ?? quickAmountsOf(channel, currency)}
          />
          {promotions.length > 0 && (
            <Select
              name="promotionId"
              label={t('promotion')}
              options={[
                { value: noPromotion, text: t('promotion.none') },
                ...promotions.map(({ promotionId: value, title }) => ({ value, text: title[language] })),
              ]}
              value={promotion ? promotionId : noPromotion}
              onChange={(event) => {
                setPromotionId(event.target.value);
                editField();
              }}
            />
          )}
          {whole && <Callout tone="negative">{whole}</Callout>}
          {lost && <LostOrderCallout lost={lost} />}
          <Button type="submit" fullWidth pending={isSending || lost?.isLooking}>
            {amount ? t('order', { amount: money(amount) }) : t('deposit')}
          </Button>
        </Stack>
      </form>
      <Stack gap={4}>
        <DepositSummary amount={amount ?? 0} promotion={promotion} currency={currency} language={language} />
        <Card as="section" tone="raised">
          <Stack gap={3}>
            <Heading level={3} size="body">
              {t('how')}
            </Heading>
            <ol className={numbered}>
              <li>{t('how.order')}</li>
              <li>{t('how.pay', { count: remittanceMinutes })}</li>
              <li>{t('how.credited', { time: timeOf(channel) })}</li>
            </ol>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
