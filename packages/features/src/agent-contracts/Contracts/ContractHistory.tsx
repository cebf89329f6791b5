import { type AgentContract, type Currency, type Language, topRateOf } from '@baize/contract';
import { Button, Card, Heading, Stack, Text } from '@baize/design-system';
import { Accordion, type AccordionItem } from '@baize/design-system/Accordion';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, formatMinute } from '../../core/index.ts';
import { ContractTermsTable } from '../ContractRequests/ContractTermsTable.tsx';
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

/** The versions of a contract that are over, the newest first, each with its terms; of other kinds more may be to come. */
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
  if (ended.length === 0 && !loadMore) return null;
  const items = ended.map(({ id, terms, createdAt, signedAt, endedAt, endReason, proposedBy }): AccordionItem => {
    const isAmount = terms.type === 'hourlySalary' && terms.hourSalaryRates[0]?.rateType === 'amount';
    const name = contractName(t, terms);
    const began = signedAt
      ? t('history.signed', { time: formatMinute(signedAt, timeZone) })
      : t(`history.proposed.${proposedBy}`, { time: formatMinute(createdAt, timeZone) });
    return {
      id,
      title: t(`endReason.${endReason ?? 'replaced'}`, { rate: textOf(isAmount ? 'money' : 'share', topRateOf(terms)) }),
      meta: formatInZone(endedAt ?? createdAt, timeZone).slice(0, 10),
      content: (
        <Stack gap={3}>
          <Text size="small" tone="muted">
            {began}
          </Text>
          <ContractTermsTable caption={t('terms', { name })} terms={terms} currency={currency} language={language} />
        </Stack>
      ),
    };
  });
  return (
    <Card as="section" padding="small" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading level={3} size="body" id={headingId}>
          {t('history.title')}
        </Heading>
        {items.length > 0 && <Accordion level={4} multiple items={items} />}
        {loadMore && (
          <Button tone="outline" size="small" pending={isLoadingMore} onClick={loadMore}>
            {t('more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
