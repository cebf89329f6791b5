import {
  type AgentContract,
  actionsOf,
  type ContractAction,
  type ContractSide,
  type ContractState,
  type Currency,
  isWaitingFor,
  type Language,
  stageOf,
} from '@baize/contract';
import { Badge, type BadgeTone, Button, Card, Heading, Inline, Stack, Text } from '@baize/design-system';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import { ContractTermsTable } from '../ContractRequests/ContractTermsTable.tsx';
import { stateOfContract } from './stateOfContract.ts';

export interface ContractCardProps {
  contract: AgentContract;
  /** The reader's side. */
  side: ContractSide;
  currency: Currency;
  language: Language;
  timeZone: string;
  /** What is being done to it, or `locked` while something is done to another. */
  busy: ContractAction | 'locked' | undefined;
  /** Whether the signature has to wait for a consent. Default false. */
  isSignatureHeld?: boolean | undefined;
  /** Behind the terms: what it changes, what would end. Default nothing. */
  children?: ReactNode;
  /** Beside the actions. Default nothing. */
  more?: ReactNode;
  onAct(action: ContractAction): void;
}

/** What an action is called in a state. */
function textOfAction(state: ContractState, action: ContractAction, side: ContractSide) {
  if (action === 'A') return 'act.sign';
  if (state === 'signed') return 'act.askEnd';
  if (!isWaitingFor(state, side)) return state === 'offered' || state === 'requested' ? 'act.withdraw' : 'act.withdrawEnd';
  if (state === 'offered' || state === 'requested') return 'act.refuse';
  return action === 'C' ? 'act.agreeEnd' : 'act.refuseEnd';
}

const toneOf = (state: ContractState, side: ContractSide): BadgeTone => {
  if (state === 'signed') return 'positive';
  return isWaitingFor(state, side) ? 'warning' : 'neutral';
};

/** A contract that waits or is signed: its terms, how it stands, and what this side can do (§4). */
export function ContractCard(props: ContractCardProps): ReactElement {
  const { contract, side, currency, language, timeZone, busy, isSignatureHeld = false, children, more, onAct } = props;
  const { t } = useTranslation('agent-contracts');
  const headingId = useId();
  const stage = stageOf(contract);
  const state = stateOfContract(contract);
  const title = t(stage === 'waiting' || stage === 'ended' ? `stage.waiting.${contract.proposedBy}` : `stage.${stage}`);
  const shown = contract.effectiveFrom ?? contract.signedAt ?? contract.createdAt;
  return (
    <Card as="section" tone="raised" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Inline gap={2} wrap align="center">
            <Heading level={3} size="body" id={headingId}>
              {title}
            </Heading>
            <Badge tone={toneOf(state, side)} variant="outline">
              {t(`state.${state}.${side}`)}
            </Badge>
          </Inline>
          <Text size="small" tone="muted">
            {t(`since.${stage}`, { time: formatMinute(shown, timeZone) })}
            {contract.terms.type === 'dailySalary' && ` · ${t(`period.${contract.terms.period}`)}`}
          </Text>
        </Stack>
        <ContractTermsTable caption={t('terms', { name: title })} terms={contract.terms} currency={currency} language={language} />
        {children}
        <Inline gap={3} wrap>
          {actionsOf(state, side).map((action) => (
            <Button
              key={action}
              tone={action === 'A' ? 'primary' : 'outline'}
              pending={busy === action}
              unavailable={(busy !== undefined && busy !== action) || (action === 'A' && isSignatureHeld)}
              onClick={() => onAct(action)}
            >
              {t(textOfAction(state, action, side))}
            </Button>
          ))}
          {more}
        </Inline>
      </Stack>
    </Card>
  );
}
