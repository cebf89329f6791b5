import type { AgentContract, ContractAction, ContractType, Language } from '@baize/contract';
import { Button, Callout, Card, EmptyState, ErrorState, Skeleton, Stack, Text, useWords } from '@baize/design-system';
import { gemIcon } from '@baize/design-system/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '../ContractStudio/ChangeList.tsx';
import { ContractStudio } from '../ContractStudio/ContractStudio.tsx';
import { figureTextIn } from '../ContractStudio/figureText.ts';
import { termsChanges } from '../ContractStudio/termsChanges.ts';
import { cellsOf, draftOf } from '../ContractStudio/termsDraft.ts';
import { ContractCard } from './ContractCard.tsx';
import { ContractHistory } from './ContractHistory.tsx';
import { EndingList } from './EndingList.tsx';
import { KindChoice } from './KindChoice.tsx';
import { stateOfContract } from './stateOfContract.ts';
import type { ContractPage } from './useContractPage.ts';

export interface ContractsViewProps {
  page: ContractPage;
  /** Sentence of what failed, in the reader's language. */
  errorText: string;
  /** What became of the last action, in the reader's language. */
  notice: { tone: 'positive' | 'negative'; text: string } | undefined;
  language: Language;
  /** Undefined where the reader sees his own contracts with his upline. */
  downlineId: string | undefined;
  /** The only type that is shown. Default: each of them. */
  type: ContractType | undefined;
  /** Begins with the editor open. Default false. */
  isWriting?: boolean | undefined;
  onAct(contract: AgentContract, action: ContractAction, endsContracts: readonly string[]): void;
}

/** What is written: nothing, new terms, or other terms in place of what a downline has asked for. */
type Writing = 'none' | 'new' | 'counter';

type Ready = Extract<ContractPage['state'], { status: 'ready' }>;

function KindPage({ ready, ...props }: ContractsViewProps & { ready: Ready }): ReactElement {
  const { page, language, downlineId, isWriting = false, onAct } = props;
  const { list, contracts, rules, currency } = ready;
  const { inForce, next, waiting, ended, own } = contracts;
  const { t } = useTranslation('agent-contracts');
  const [writing, setWriting] = useState<Writing>(isWriting ? 'new' : 'none');
  const [agreedTo, setAgreedTo] = useState<string>();
  const textOf = figureTextIn(currency, language);
  const { kind, acts, endings } = page;
  const { side } = list;
  const shared = { side, currency, language, timeZone: page.timeZone };
  if (writing !== 'none') {
    const start = writing === 'counter' && waiting ? waiting.terms : (next?.terms ?? inForce?.terms ?? kind);
    return (
      <ContractStudio
        downlineId={downlineId}
        start={start}
        inForce={inForce?.terms}
        own={own}
        rules={rules}
        currency={currency}
        onSent={() => setWriting('none')}
        onLeave={() => setWriting('none')}
      />
    );
  }
  const canWrite = side === 'downline' ? list.uplineName !== '' : own.length > 0;
  const isAgreed = waiting !== undefined && agreedTo === waiting.id;
  const busyOf = ({ id }: AgentContract) => acts.acting && (acts.acting.contractId === id ? acts.acting.action : 'locked');
  const actOn = (contract: AgentContract) => (action: ContractAction) =>
    onAct(contract, action, action === 'A' && side === 'downline' ? endings.map(({ id }) => id) : []);
  const changesOf = ({ terms }: AgentContract): ReactElement | undefined => {
    if (!inForce) return undefined;
    const rows = cellsOf(terms);
    return (
      <ChangeList terms={{ ...draftOf(terms), rows }} changes={termsChanges(terms.type, cellsOf(inForce.terms), rows)} textOf={textOf} />
    );
  };
  const rateOf = ({ topRate }: { topRate: number }): string => {
    const isAmount = waiting?.terms.type === 'hourlySalary' && waiting.terms.hourSalaryRates[0]?.rateType === 'amount';
    return textOf(isAmount ? 'money' : 'share', topRate);
  };
  return (
    <Stack gap={4}>
      {waiting && (
        <ContractCard
          {...shared}
          contract={waiting}
          busy={busyOf(waiting)}
          isSignatureHeld={!page.isEndingKnown || (endings.length > 0 && !isAgreed)}
          more={
            side === 'upline' &&
            stateOfContract(waiting) === 'requested' && (
              <Button tone="outline" unavailable={acts.acting !== undefined} onClick={() => setWriting('counter')}>
                {t('act.counter')}
              </Button>
            )
          }
          onAct={actOn(waiting)}
        >
          {changesOf(waiting)}
          {endings.length > 0 && (
            <EndingList
              endings={endings}
              isAgreed={isAgreed}
              rateOf={rateOf}
              onAgree={(isIt) => setAgreedTo(isIt ? waiting.id : undefined)}
            />
          )}
        </ContractCard>
      )}
      {[next, inForce].map(
        (contract) =>
          contract && <ContractCard key={contract.id} {...shared} contract={contract} busy={busyOf(contract)} onAct={actOn(contract)} />,
      )}
      {!waiting && !next && !inForce && (
        <EmptyState title={t('none.title')} icon={gemIcon}>
          {t(`none.${side}`)}
        </EmptyState>
      )}
      {!waiting && canWrite && (
        <div>
          <Button tone={inForce || next ? 'outline' : 'primary'} onClick={() => setWriting('new')}>
            {t(`write.${side}.${inForce || next ? 'change' : 'new'}`)}
          </Button>
        </div>
      )}
      {!canWrite && (
        <Text size="small" tone="muted">
          {t(`cannotWrite.${side}`)}
        </Text>
      )}
      <ContractHistory {...shared} ended={ended} loadMore={list.loadMore} isLoadingMore={list.isLoadingMore} />
    </Stack>
  );
}

/** Contracts between two, kind by kind: what waits, what is signed, the editor, and the versions before. */
export function ContractsView(props: ContractsViewProps): ReactElement {
  const { page, errorText, notice, type } = props;
  const { t } = useTranslation('agent-contracts');
  const words = useWords();
  if (page.state.status === 'error')
    return (
      <ErrorState title={t('list.failed')} retry={{ onRetry: page.state.retry }}>
        {errorText}
      </ErrorState>
    );
  if (page.state.status === 'loading')
    return (
      <Card tone="raised">
        <Stack gap={4} role="status" aria-busy="true" aria-label={words.loading}>
          <Skeleton width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    );
  const { kind } = page;
  return (
    <Stack gap={4}>
      {notice && <Callout tone={notice.tone}>{notice.text}</Callout>}
      <KindChoice kind={kind} type={type} onChoose={page.choose} />
      <KindPage key={`${kind.type} ${kind.productType}`} {...props} ready={page.state} />
    </Stack>
  );
}
