import { checkShipping, type FieldIssue, type PointReward, type Shipping, type ShippingField, shippingFields } from '@baize/contract';
import { Button, Callout, Stack, Text, TextArea, TextField } from '@baize/design-system';
import { PasswordField } from '@baize/design-system/PasswordField';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage } from '../../core/index.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { LostCallout } from '../../shared/money/LostCallout.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const { state, redeem } = redeeming;
  const { points, amount, delivery } = reward;
  const isGoods = delivery.type === 'goods';
  const [shipping, setShipping] = useState(empty);
  const [fundPassword, setFundPassword] = useState('');
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [isEdited, setIsEdited] = useState(false);
  const refusal = state.status === 'refused' && !isEdited ? state : undefined;
  const isPhoneRefused = refusal?.code === 'phoneNumber_format_error';
  const isPasswordRefused = refusal?.code === 'fund_password_error';
  const errorAt = (field: ShippingField): string | undefined => {
    const issue = issues.find((one) => one.field === field);
    if (issue) return errorText.of(issue);
    return field === 'phone' && isPhoneRefused && refusal ? errorText.of(refusal) : undefined;
  };
  const edit = (field: ShippingField, value: string): void => {
    setShipping((before) => ({ ...before, [field]: value }));
    setIssues((before) => before.filter((one) => one.field !== field));
    setIsEdited(true);
  };
  const send = (): void => {
    const found = isGoods ? checkShipping(shipping) : [];
    setIssues(found);
    setIsEdited(false);
    const [first] = found;
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus();
    else redeem({ rewardId: reward.rewardId, points, amount, fundPassword, ...(isGoods && { shipping }) });
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
          <Figure name={t('pointsLeft')} value={pointsText(balance - points, language)} />
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
              onChange={(event) => edit(name, event.target.value)}
              error={errorAt(name)}
            />
            <TextField
              name={phone}
              label={t('shipping.phone')}
              required
              type="tel"
              autoComplete="tel"
              value={shipping.phone}
              onChange={(event) => edit(phone, event.target.value)}
              error={errorAt(phone)}
            />
            <TextArea
              name={address}
              label={t('shipping.address')}
              required
              autoComplete="street-address"
              value={shipping.address}
              onChange={(event) => edit(address, event.target.value)}
              help={t('shipping.addressHelp')}
              error={errorAt(address)}
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
            setIsEdited(true);
          }}
          error={isPasswordRefused && refusal ? errorText.of(refusal) : undefined}
        />
        <div aria-live="polite">
          {refusal && !isPhoneRefused && !isPasswordRefused && <Callout tone="negative">{errorText.of(refusal)}</Callout>}
          {lost && (
            <LostCallout
              lost={lost}
              texts={{
                looking: t('lost.looking'),
                lookingAbout: t('lost.lookingAbout'),
                none: t('lost.none'),
                noneAbout: t('lost.noneAbout'),
                lookAgain: t('lost.lookAgain'),
              }}
            />
          )}
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
