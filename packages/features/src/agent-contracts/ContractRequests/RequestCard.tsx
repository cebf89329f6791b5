import type { ContractAnswer, ContractRequest, Currency, Language } from '@baize/contract';
import { Button, Card, Heading, Inline, Stack, Text } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractTermsTable } from './ContractTermsTable.tsx';
import { contractName } from './contractName.ts';

export interface RequestCardProps {
  request: ContractRequest;
  currency: Currency;
  language: Language;
  /** Its own answer on the way, or `locked` while another request is answered. */
  busy: ContractAnswer | 'locked' | undefined;
  onAnswer(request: ContractRequest, answer: ContractAnswer): void;
}

/** One request: who offers it, what it says, and the two answers (§4). */
export function RequestCard({ request, currency, language, busy, onAnswer }: RequestCardProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  const headingId = useId();
  const name = contractName(t, request.terms);
  return (
    <Card as="section" tone="raised" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="body" id={headingId}>
            {name}
          </Heading>
          <Text size="small" tone="muted">
            {t('from', { agent: request.agentName })}
          </Text>
        </Stack>
        <ContractTermsTable caption={t('terms', { name })} terms={request.terms} currency={currency} language={language} />
        {request.terms.type === 'realTimeSalary' && (
          <Text size="small" tone="muted">
            {t('settledEvery')}
          </Text>
        )}
        <Inline gap={3} wrap>
          <Button pending={busy === 'A'} unavailable={busy === 'locked' || busy === 'R'} onClick={() => onAnswer(request, 'A')}>
            {t('sign')}
          </Button>
          <Button
            tone="outline"
            pending={busy === 'R'}
            unavailable={busy === 'locked' || busy === 'A'}
            onClick={() => onAnswer(request, 'R')}
          >
            {t('refuse')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
