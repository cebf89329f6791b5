import { type AgentContract, type Currency, type Language, topRateOf } from '@baize/contract';
import { Button, Card, Heading, Stack, Timeline, type TimelineItem } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import { contractName } from '../ContractRequests/contractName.ts';
import { figureTextIn } from '../ContractStudio/figureText.ts';

export interface ContractHistoryProps {
  ended: readonly AgentContract[];
  /** Undefined when there are no more. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  currency: Currency;
  language: Language;
  timeZone: string;
}

/** The versions of a contract that are over, the newest first. */
export function ContractHistory({
  ended,
  loadMore,
  isLoadingMore,
  currency,
  language,
  timeZone,
}: ContractHistoryProps): ReactElement | null {
  const { t } = useTranslation('agent-contracts');
  const headingId = useId();
  const textOf = figureTextIn(currency, language);
  if (ended.length === 0) return null;
  const items = ended.map(({ id, terms, createdAt, signedAt, endedAt, endReason, proposedBy }): TimelineItem => {
    const isAmount = terms.type === 'hourlySalary' && terms.hourSalaryRates[0]?.rateType === 'amount';
    const time = endedAt ?? createdAt;
    const slots = { name: contractName(t, terms), rate: textOf(isAmount ? 'money' : 'share', topRateOf(terms)) };
    return {
      id,
      title: t(`endReason.${endReason ?? 'replaced'}`, slots),
      time: { dateTime: time, text: formatMinute(time, timeZone) },
      detail: signedAt
        ? t('history.signed', { time: formatMinute(signedAt, timeZone) })
        : t(`history.proposed.${proposedBy}`, { time: formatMinute(createdAt, timeZone) }),
    };
  });
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading level={3} size="body" id={headingId}>
          {t('history.title')}
        </Heading>
        <Timeline label={t('history.title')} items={items} />
        {loadMore && (
          <Button tone="outline" size="small" pending={isLoadingMore} onClick={loadMore}>
            {t('more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
