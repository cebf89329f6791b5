import { checkShipping, type FieldIssue, type PointReward, type Shipping, type ShippingField, shippingFields } from '@baize/contract';
import { Button, Callout, Stack, Text, TextArea, TextField } from '@baize/design-system';
import { PasswordField } from '@baize/design-system/PasswordField';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage } from '../../core/index.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { LostPointsCallout } from '../LostPointsCallout.tsx';
import { pointsText } from '../pointsText.ts';
import type { Redeeming } from './useRedeem.ts';

export interface RedeemFormProps {
  reward: PointReward;
  /** Points of the member. */
  balance: number;
  redeeming: Redeeming;
  money(amount: number): string;
}

const empty: Shipping = { name: '', phone: '', address: '' };

/** What a reward costs, where it is sent, and the fund password (§5 "Points redemption form"). */
export function RedeemForm({ reward, balance, redeeming, money }: RedeemFormProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const errorText = useErrorText();
  const { state, redeem } = redeeming;
  const refusal = state.status === 'refused' ? state : undefined;
  const { form, errorAt, whole, begin, edit } = useHeldRefusal(refusal, { fields: ['fundPassword'] });
  const { points, amount, delivery } = reward;
  const isGoods = delivery.type === 'goods';
  const [shipping, setShipping] = useState(empty);
  const [fundPassword, setFundPassword] = useState('');
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  // The numbers of each country are the gateway's to know.
  const isOfPhone = refusal?.code === 'phoneNumber_format_error';
  const errorOf = (field: ShippingField): string | undefined => {
    const issue = issues.find((one) => one.field === field);
    if (issue) return errorText.of(issue);
    return field === 'phone' && isOfPhone ? whole : undefined;
  };
  const type = (field: ShippingField, value: string): void => {
    setShipping((before) => ({ ...before, [field]: value }));
    setIssues((before) => before.filter((one) => one.field !== field));
    edit();
  };
  const send = (): void => {
    const found = isGoods ? checkShipping(shipping) : [];
    setIssues(found);
    const [first] = found;
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus();
      return;
    }
    begin();
    redeem({ rewardId: reward.rewardId, points, amount, fundPassword, ...(isGoods && { shipping }) });
  };
  const lost = state.status === 'unknown' ? state : undefined;
  const [name, phone, address] = shippingFields;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap={4}>
        <Stack gap={2}>
          <Figure name={t('price')} value={t('points', { count: points, points: pointsText(points, language) })} isSum />
          <Figure name={t('pointsLeft')} value={pointsText(Math.max(0, balance - points), language)} />
          {amount > 0 && <Figure name={t('paidFromMain')} value={money(amount)} />}
        </Stack>
        {isGoods && (
          <>
            <TextField
              name={name}
              label={t('shipping.name')}
              required
              autoComplete="name"
              value={shipping.name}
              onChange={(event) => type(name, event.target.value)}
              error={errorOf(name)}
            />
            <TextField
              name={phone}
              label={t('shipping.phone')}
              required
              type="tel"
              autoComplete="tel"
              value={shipping.phone}
              onChange={(event) => type(phone, event.target.value)}
              error={errorOf(phone)}
            />
            <TextArea
              name={address}
              label={t('shipping.address')}
              required
              autoComplete="street-address"
              value={shipping.address}
              onChange={(event) => type(address, event.target.value)}
              help={t('shipping.addressHelp')}
              error={errorOf(address)}
            />
          </>
        )}
        <PasswordField
          name="fundPassword"
          label={t('fundPassword')}
          required
          autoComplete="off"
          value={fundPassword}
          onChange={(event) => {
            setFundPassword(event.target.value);
            edit('fundPassword');
          }}
          error={errorAt('fundPassword')}
        />
        <div aria-live="polite">
          {whole && !isOfPhone && <Callout tone="negative">{whole}</Callout>}
          {lost && <LostPointsCallout lost={lost} />}
        </div>
        <Text size="small" tone="muted">
          {t(isGoods || delivery.type === 'service' ? 'reviewed' : 'atOnce')}
        </Text>
        <Button type="submit" tone="brass" pending={state.status === 'sending' || lost?.isLooking}>
          {t('redeemFor', { count: points, points: pointsText(points, language) })}
        </Button>
      </Stack>
    </form>
  );
}
