import { type Currency, type Language, type ProtectionPeriod, protectionPeriods } from '@baize/contract';
import { Button, Callout, Heading, Inline, Link, SegmentedControl, Stack, Text } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LimitQuestionViewProps {
  /** The brand's: the amount is in its minor unit. */
  currency: Currency;
  language: Language;
  isChanging: boolean;
  /** Sentence of the answer that was refused, in the player's language. Default none. */
  refusalText?: string | undefined;
  /** Where all limits are. */
  protectionHref: string;
  onSet(period: ProtectionPeriod, amount: number): void;
  /** The player wants no limit now. */
  onDecline(): void;
}

/** RTS 12A: the amount is typed freely, without any to choose from, and going without a limit is an answer of its own. */
export function LimitQuestionView(props: LimitQuestionViewProps): ReactElement {
  const { currency, language, isChanging, refusalText, protectionHref, onSet, onDecline } = props;
  const { t } = useTranslation('player-protection');
  const id = useId();
  const [period, setPeriod] = useState<ProtectionPeriod>('month');
  const [amount, setAmount] = useState<number>();
  const [isTried, setIsTried] = useState(false);
  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(!amount);
        if (amount) onSet(period, amount);
      }}
    >
      <Stack gap={4}>
        <Heading level={3} id={id}>
          {t('question.title')}
        </Heading>
        <Text tone="muted">{t('question.about')}</Text>
        <SegmentedControl
          variant="pills"
          label={t('question.period')}
          value={period}
          onChange={setPeriod}
          options={protectionPeriods.map((value) => ({ value, text: t(`period.${value}`) }))}
        />
        <AmountField
          name="limit"
          label={t('question.amount', { period: t(`span.${period}`) })}
          currency={currency}
          language={language}
          value={amount}
          onChange={(typed) => {
            setAmount(typed);
            setIsTried(false);
          }}
          error={isTried ? t('dialog.missing') : undefined}
        />
        <Text size="small" tone="muted">
          {t('limits.rule')}
        </Text>
        {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
        <Inline gap={2} wrap>
          <Button type="submit" pending={isChanging}>
            {t('dialog.set')}
          </Button>
          <Button tone="outline" pending={isChanging} onClick={onDecline}>
            {t('question.decline')}
          </Button>
        </Inline>
        <div>
          <Text size="small" tone="muted">
            {t('question.later')}
          </Text>
          <Link href={protectionHref}>{t('question.all')}</Link>
        </div>
      </Stack>
    </form>
  );
}
