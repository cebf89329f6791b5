import { bonusOf, type Currency, type DepositPromotion, type Language, toWagerOf } from '@baize/contract';
import { Card, formatMoney, Heading, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../shared/money/Figure.tsx';

export interface DepositSummaryProps {
  /** In the minor unit. */
  amount: number;
  promotion: DepositPromotion | undefined;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
}

/** What a deposit comes to: itself, what its promotion adds, and what that asks for. */
export function DepositSummary({ amount, promotion, currency, language }: DepositSummaryProps): ReactElement {
  const { t } = useTranslation('cashier');
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  const bonus = promotion ? bonusOf(amount, promotion) : 0;
  return (
    <Card as="section" tone="raised">
      <Stack gap={3}>
        <Heading level={3} size="body">
          {t('summary')}
        </Heading>
        <Figure name={t('summaryAmount')} value={money(amount)} />
        {promotion && <Figure name={t('summaryBonus', { percent: promotion.percent })} value={money(bonus)} />}
        <Figure name={t('summaryFee')} value={money(0)} />
        <Figure name={t('summaryCredited')} value={money(amount + bonus)} isSum />
        {promotion && (
          <Text size="small" tone="muted">
            {t('summaryTerms', {
              max: money(promotion.maximum),
              amount: money(toWagerOf(promotion.wagering, { bonus, deposited: amount })),
            })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
