import type { AgentContract, ContractAction } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, useView } from '../../core/index.ts';
import { contractName } from '../ContractRequests/contractName.ts';
import { ContractsView } from './ContractsView.tsx';
import { useContractPage } from './useContractPage.ts';
import type { ContractsAsked } from './useContracts.ts';

/** Contracts of the account that is logged in: with its upline, or with one directly below. What binds is asked for once more. */
export function Contracts({ downlineId, type }: ContractsAsked): ReactElement {
  const View = useView(ContractsView);
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const errorText = useErrorText();
  const { confirm } = useDialogs();
  const page = useContractPage({ downlineId, type });
  const { acts, state } = page;
  const ask = async ({ id, terms, status }: AgentContract, action: ContractAction, endsContracts: readonly string[]): Promise<void> => {
    const name = contractName(t, terms);
    if (action === 'A' && !(await confirm({ title: t('signQuestion', { name }), message: t('signAsk'), okText: t('sign') }))) return;
    const isEnd = action === 'C' && status === 'V';
    if (isEnd && !(await confirm({ title: t('endQuestion', { name }), message: t('endAsk'), okText: t('act.yes'), tone: 'danger' })))
      return;
    await acts.act({ contractId: id, action, endsContracts });
  };
  const notice = () => {
    if (acts.refusal) return { tone: 'negative' as const, text: errorText.of(acts.refusal) };
    return acts.done && { tone: 'positive' as const, text: t(`done.${acts.done.action}`) };
  };
  return (
    <View
      page={page}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      notice={notice()}
      language={language}
      downlineId={downlineId}
      type={type}
      onAct={(contract, action, endsContracts) => void ask(contract, action, endsContracts)}
    />
  );
}
