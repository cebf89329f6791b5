import type { Currency, HeldBonus } from '@baize/contract';
import { Button, Card, Heading, Inline, Progress, Stack, Text, useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute, type Refused, useBrandZone, useErrorText, useLanguage } from '../../core/index.ts';
import { moneyIn } from '../moneyIn.ts';

export interface BonusCardProps {
  bonus: HeldBonus;
  currency: Currency;
  /** Default that of the bonus. */
  title?: string;
  isSending: boolean;
  refusal: Refused | undefined;
  /** Its cost was told and agreed to. */
  onGiveUp(bonus: HeldBonus): void;
}

/** How far a bonus is wagered, until when, and the way out of it. */
export function BonusCard({ bonus, currency, title, isSending, refusal, onGiveUp }: BonusCardProps): ReactElement {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const zone = useBrandZone();
  const errorText = useErrorText();
  const money = moneyIn(currency, language);
  const { confirm } = useDialogs();
  const { asked, wagered, expiresAt, costToGiveUp } = bonus;
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('giveUpTitle'),
      message: costToGiveUp > 0 ? t('giveUpCost', { amount: money(costToGiveUp) }) : t('giveUpFree'),
      okText: t('giveUp'),
      cancelText: t('giveUpKeep'),
      tone: 'danger',
    });
    if (isSure) onGiveUp(bonus);
  };
  return (
    <Card tone="raised" as="section">
      <Stack gap={3}>
        <Inline gap={2}>
          <Heading level={3} size="body">
            {title ?? bonus.title[language]}
          </Heading>
          <Text size="small" tone="muted">
            {t('progressUntil', { moment: formatMinute(expiresAt, zone) })}
          </Text>
        </Inline>
        <Progress
          label={t('progress')}
          value={wagered}
          max={asked}
          valueText={t('progressOf', { wagered: money(wagered), asked: money(asked) })}
        />
        <Text size="small" tone="muted">
          {t('progressOldest')}
        </Text>
        {refusal && (
          <Text size="small" tone="negative">
            {errorText.of(refusal)}
          </Text>
        )}
        <div>
          <Button tone="outline" size="small" pending={isSending} onClick={() => void ask()}>
            {t('giveUp')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
