import { type BankCard, type Currency, type Language, type WithdrawalTerms, withdrawalFeeOf } from '@baize/contract';
import { Button, Callout, Card, formatMoney, Heading, Link, Progress, Stack, Text } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { PasswordField } from '@baize/design-system/PasswordField';
import { RadioGroup } from '@baize/design-system/RadioGroup';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { columns } from '../../shared/money/Form.css.ts';
import { LostOrderCallout } from '../Cashier/LostOrderCallout.tsx';
import type { WithdrawRequest } from './useWithdraw.ts';
import { withdrawalBar } from './withdrawAmount.ts';

export interface WithdrawFormViewProps {
  terms: WithdrawalTerms;
  /** One or more. */
  cards: readonly BankCard[];
  /** Where cards are added. */
  cardsHref: string;
  /** Where games are found, to wager what is left. */
  gamesHref: string;
  /** Address of the promotion that gave a bonus. */
  promotionHrefOf(promotionId: string): string;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  isSending: boolean;
  /** Why the last try was refused: the same object until the next. */
  refusal: Refused | undefined;
  /** The last try, where its reply was lost. Default: none was. */
  lost?: LostOrder | undefined;
  onOrderWithdrawal(request: WithdrawRequest): void;
}

/** How much, to which card, what it comes to, and what keeps the rest (§9 "Withdrawal"). */
export function WithdrawFormView(props: WithdrawFormViewProps): ReactElement {
  const { terms, cards, cardsHref, gamesHref, promotionHrefOf, currency, language, isSending, refusal, lost, onOrderWithdrawal } = props;
  const { t } = useTranslation('cashier');
  const [cardId, setCardId] = useState(cards[0]?.cardId);
  const [amount, setAmount] = useState<number>();
  const [fundPassword, setFundPassword] = useState('');
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  const fee = withdrawalFeeOf(amount ?? 0, terms);
  const bar = withdrawalBar(terms);
  const barId = useId();
  const { form, errorAt, whole, begin, edit } = useHeldRefusal(refusal, { fields: ['amount', 'fundPassword'] });
  const figure = (name: string, value: number, isSum = false): ReactElement => <Figure name={name} value={money(value)} isSum={isSum} />;
  return (
    <div className={columns}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
          onOrderWithdrawal({ cardId, amount, fundPassword, terms });
        }}
      >
        <Stack gap={4}>
          {terms.turnoverLeft > 0 && (
            <Callout tone="warning" title={t('turnover.left', { amount: money(terms.turnoverLeft) })}>
              {t('turnover.about', { percent: terms.turnoverPercent })} <Link href={gamesHref}>{t('turnover.play')}</Link>
              {terms.bonuses.length > 0 && (
                <Stack as="ul" gap={1}>
                  {terms.bonuses.map((bonus) => (
                    <li key={bonus.bonusId}>
                      {t('turnover.bonus', {
                        title: bonus.title[language],
                        left: money(bonus.asked - bonus.wagered),
                        asked: money(bonus.asked),
                      })}{' '}
                      {bonus.promotionId !== undefined && <Link href={promotionHrefOf(bonus.promotionId)}>{t('turnover.terms')}</Link>}
                    </li>
                  ))}
                </Stack>
              )}
            </Callout>
          )}
          <RadioGroup
            name="cardId"
            label={t('withdraw.card')}
            required
            variant="cards"
            options={cards.map((card) => ({ value: card.cardId, text: card.bankName, description: card.accountNumber }))}
            value={cardId}
            onChange={(event) => {
              setCardId(event.target.value);
              edit();
            }}
          />
          <Link href={cardsHref}>{t('withdraw.cards')}</Link>
          <AmountField
            name="amount"
            label={t('withdraw.amount')}
            required
            currency={currency}
            language={language}
            value={amount}
            onChange={(next) => {
              setAmount(next);
              edit('amount');
            }}
            help={t('bounds', { min: money(terms.minimum), max: money(terms.maximum) })}
            error={errorAt('amount')}
            quickAmounts={terms.withdrawable > 0 ? [terms.withdrawable] : []}
          />
          <PasswordField
            name="fundPassword"
            label={t('withdraw.fundPassword')}
            required
            autoComplete="off"
            value={fundPassword}
            onChange={(event) => {
              setFundPassword(event.target.value);
              edit('fundPassword');
            }}
            help={t('withdraw.fundPasswordHelp')}
            error={errorAt('fundPassword')}
          />
          {whole && <Callout tone="negative">{whole}</Callout>}
          {lost && <LostOrderCallout lost={lost} />}
          {bar && (
            <Text size="small" tone="muted" id={barId}>
              {t(`withdraw.bar.${bar}`, { amount: money(bar === 'turnover' ? terms.turnoverLeft : terms.minimum) })}
            </Text>
          )}
          <Button
            type="submit"
            fullWidth
            pending={isSending || lost?.isLooking}
            unavailable={bar !== undefined}
            aria-describedby={bar && barId}
          >
            {amount ? t('withdraw.order', { amount: money(amount) }) : t('withdraw')}
          </Button>
        </Stack>
      </form>
      <Stack gap={4}>
        <Card as="section" tone="raised">
          <Stack gap={3}>
            <Heading level={3} size="body">
              {t('summary')}
            </Heading>
            {figure(t('withdraw.fromWallet'), amount ?? 0)}
            {figure(t('withdraw.fee'), fee)}
            {figure(t('withdraw.toReceive'), (amount ?? 0) - fee, true)}
            {figure(t('withdraw.remains'), Math.max(0, terms.balance - (amount ?? 0)))}
            <Text size="small" tone="muted">
              {terms.freeLeft > 0
                ? t('withdraw.freeLeft', { count: terms.freeLeft, total: terms.freePerDay })
                : t('withdraw.feeAbout', { percent: terms.feePercent })}
            </Text>
          </Stack>
        </Card>
        <Card as="section" tone="raised">
          <Stack gap={3}>
            <Heading level={3} size="body">
              {t('withdraw.limits')}
            </Heading>
            {figure(t('withdraw.withdrawable'), terms.withdrawable)}
            {figure(t('withdraw.inPlay'), terms.inPlay)}
            {terms.withVendors > 0 && (
              <>
                {figure(t('wallets.away'), terms.withVendors)}
                <Text size="small" tone="muted">
                  {t('withdraw.gatherFirst')}
                </Text>
              </>
            )}
            <Progress
              label={t('withdraw.today')}
              value={terms.withdrawnToday}
              max={terms.dailyMaximum}
              valueText={t('withdraw.todayOf', { used: money(terms.withdrawnToday), max: money(terms.dailyMaximum) })}
            />
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
