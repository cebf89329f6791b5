import { type ReactElement, useState } from 'react';
import { type EntryProps, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { isOfContracts } from '../AgentCenter/agentEntries.ts';
import { useAgentCenter } from '../AgentCenter/useAgentCenter.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { teamPeriodIn } from '../Team/teamPeriods.ts';
import { DownlinesView } from './DownlinesView.tsx';
import { useDownlines, wholeDownline } from './useDownlines.ts';
import { useTyped } from './useTyped.ts';

function DownlinesIn({ look, address: given, hrefOf }: EntryProps & { look: TeamLook }): ReactElement {
  const View = useView(DownlinesView);
  const address = usePageAddress(given);
  const errorText = useErrorText();
  const [filter, setFilter] = useState(wholeDownline);
  const search = useTyped(filter.search.trim());
  const period = teamPeriodIn(address, look.today);
  const { from, to } = period;
  const { account } = address.values;
  const contractEntries = useAgentCenter().entries.filter(isOfContracts);
  const state = useDownlines(period, account, { ...filter, search });
  const placeOf = (agent: string, next: string | undefined) => hrefOf({ agent, values: { account: next, from, to } });
  return (
    <View
      {...look}
      {...state}
      period={period}
      filter={filter}
      errorTextOf={errorText.of}
      onChangeFilter={setFilter}
      onChangePeriod={(next) => address.change({ ...next, account })}
      ownHref={account === undefined ? undefined : placeOf('downlineManagement', undefined)}
      hrefs={{
        downlines: (next) => placeOf('downlineManagement', next),
        bets: (next) => placeOf('debtRecord', next),
        movements: (next) => placeOf('downlineTransactions', next),
        statement: (next) => placeOf('profitAndLoss', next),
        contracts: contractEntries.map((entry) => ({ entry, hrefOf: (downline) => hrefOf({ agent: entry, values: { downline } }) })),
        transfer: (next) => hrefOf({ agent: 'downlineManagement', page: 'transfer', values: { account: next } }),
      }}
    />
  );
}

/** Downline management as an entry of the agent centre (§2); the portal brings its parts for transfers and their password. */
export function DownlinesEntry(props: EntryProps): ReactElement {
  const { part, partOf, address } = props;
  if (part !== undefined) return <>{partOf(part)}</>;
  return <TeamSettings>{(look) => <DownlinesIn key={address.values.account ?? ''} {...props} look={look} />}</TeamSettings>;
}
