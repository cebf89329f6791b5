import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryProps, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { teamPeriodIn } from '../Team/teamPeriods.ts';
import { AgentIncomeView } from './AgentIncomeView.tsx';
import { useAgentIncome } from './useAgentIncome.ts';

function AgentIncomeIn({ look, address: given }: Pick<EntryProps, 'address'> & { look: TeamLook }): ReactElement {
  const View = useView(AgentIncomeView);
  const address = usePageAddress(given);
  const errorText = useErrorText();
  const period = teamPeriodIn(address, look.today);
  const state = useAgentIncome(period);
  return (
    <View
      {...look}
      state={state}
      period={period}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      onChangePeriod={address.change}
    />
  );
}

const bills = ['received', 'owed'] as const;

/** §2 "revenue report", "my income", as an entry of the agent centre; the portal brings the bills that stand behind each amount. */
export function AgentIncomeEntry({ part, openPart, partOf, address }: EntryProps): ReactElement {
  const { t } = useTranslation('agent-center');
  return (
    <Tabs
      label={t('entry.revenueReport')}
      activation="manual"
      value={bills.find((one) => one === part) ?? 'days'}
      onChange={(id) => openPart(bills.find((one) => one === id))}
      items={[
        {
          id: 'days',
          text: t('income.days'),
          content: <TeamSettings>{(look) => <AgentIncomeIn address={address} look={look} />}</TeamSettings>,
        },
        ...bills.map((id) => ({ id, text: t(`income.bills.${id}`), content: partOf(id) })),
      ]}
    />
  );
}
