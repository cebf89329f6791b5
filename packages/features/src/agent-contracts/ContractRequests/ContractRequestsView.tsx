import type { ContractAnswer, ContractRequest, Language } from '@baize/contract';
import { Callout, Card, EmptyState, ErrorState, Skeleton, Stack, Text, useWords } from '@baize/design-system';
import { successIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestCard, type RequestCardProps } from './RequestCard.tsx';
import type { AnsweredContract, ContractRequestsState } from './useContractRequests.ts';

export interface ContractRequestsViewProps {
  state: ContractRequestsState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  language: Language;
  /** What is being answered. */
  answering: AnsweredContract | undefined;
  /** What became of the last answer, in the player's language. */
  notice: { tone: 'positive' | 'negative'; text: string } | undefined;
  onAnswer(request: ContractRequest, answer: ContractAnswer): void;
}

const coming = ['one', 'two'];

function RequestList(props: Omit<ContractRequestsViewProps, 'notice'>): ReactElement {
  const { state, errorText, language, answering, onAnswer } = props;
  const { t } = useTranslation('agent-contracts');
  const words = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <Stack gap={4} role="status" aria-busy="true" aria-label={words.loading}>
          {coming.map((name) => (
            <Card key={name} tone="raised">
              <Stack gap={4}>
                <Skeleton width="half" />
                <Skeleton shape="control" />
                <Skeleton shape="control" />
              </Stack>
            </Card>
          ))}
        </Stack>
      );
    case 'error':
      return (
        <ErrorState title={t('failed')} retry={{ onRetry: state.retry, pending: state.isAsking }}>
          {errorText}
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState title={t('empty')} icon={successIcon}>
          {t('emptyNext')}
        </EmptyState>
      );
    case 'ready': {
      const busyOf = (request: ContractRequest): RequestCardProps['busy'] => {
        if (!answering) return undefined;
        const isIt = answering.request.terms.type === request.terms.type && answering.request.id === request.id;
        return isIt ? answering.answer : 'locked';
      };
      return (
        <Stack gap={4}>
          <Text tone="muted">{t('lead')}</Text>
          {state.requests.map((request) => (
            <RequestCard
              key={`${request.terms.type} ${request.id}`}
              request={request}
              currency={state.currency}
              language={language}
              busy={busyOf(request)}
              onAnswer={onAnswer}
            />
          ))}
        </Stack>
      );
    }
  }
}

/** The requests that wait, each with who offers it, what it says, and the two answers (§4). */
export function ContractRequestsView({ notice, ...list }: ContractRequestsViewProps): ReactElement {
  return (
    <Stack gap={4}>
      {notice && <Callout tone={notice.tone}>{notice.text}</Callout>}
      <RequestList {...list} />
    </Stack>
  );
}
