import type { ContractAnswer, ContractRequest } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, useSession, useView } from '../../core/index.ts';
import { seenContracts } from '../ContractsPrompt/seenContracts.ts';
import { ContractRequestsView, type ContractRequestsViewProps } from './ContractRequestsView.tsx';
import { contractName } from './contractName.ts';
import { useContractRequests } from './useContractRequests.ts';

/** §2: the consolidated contracts panel. Each answer is asked for once more before it is given. */
export function ContractRequests({ onClose }: { onClose(): void }): ReactElement {
  const View = useView(ContractRequestsView);
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const errorText = useErrorText();
  const { confirm } = useDialogs();
  const session = useSession();
  const account = session.status === 'loggedIn' ? session.account : undefined;
  const { state, answering, answered, refusal, answer } = useContractRequests();
  const shown = state.status === 'ready' ? state.requests : undefined;
  // Who has found it by its address is not shown it again, nor a request that came while it was open.
  useEffect(() => {
    if (account !== undefined && shown) seenContracts.add(account, shown.length);
  }, [account, shown]);
  const ask = async (request: ContractRequest, chosen: ContractAnswer): Promise<void> => {
    const slots = { name: contractName(t, request.terms), agent: request.agentName };
    const question =
      chosen === 'A'
        ? { title: t('signQuestion', slots), message: t('signMeans', slots), okText: t('sign') }
        : { title: t('refuseQuestion', slots), message: t('refuseMeans', slots), okText: t('refuse'), tone: 'danger' as const };
    if (await confirm(question)) await answer(request, chosen);
  };
  const notice = (): ContractRequestsViewProps['notice'] => {
    if (refusal) return { tone: 'negative', text: errorText.of(refusal) };
    if (!answered) return undefined;
    const name = contractName(t, answered.request.terms);
    return { tone: 'positive', text: t(answered.answer === 'A' ? 'signed' : 'refused', { name }) };
  };
  return (
    <Modal open onClose={onClose} title={t('requests')} width={720} footerHide steady>
      <View
        state={state}
        errorText={state.status === 'error' ? errorText.of(state) : ''}
        language={language}
        answering={answering}
        notice={notice()}
        onAnswer={(request, chosen) => void ask(request, chosen)}
      />
    </Modal>
  );
}
