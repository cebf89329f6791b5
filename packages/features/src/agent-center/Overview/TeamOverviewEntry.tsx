import type { ReactElement } from 'react';
import { type EntryProps, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { teamPeriodIn } from '../Team/teamPeriods.ts';
import { TeamOverviewView } from './TeamOverviewView.tsx';
import { useTeamOverview } from './useTeamOverview.ts';

function TeamOverviewIn({ look, address: given, hrefOf }: EntryProps & { look: TeamLook }): ReactElement {
  const View = useView(TeamOverviewView);
  const address = usePageAddress(given);
  const errorText = useErrorText();
  const period = teamPeriodIn(address, look.today);
  const state = useTeamOverview(period);
  return (
    <View
      {...look}
      state={state}
      period={period}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      onChangePeriod={address.change}
      hrefOf={(entry, account) => hrefOf({ agent: entry, values: { account, from: period.from, to: period.to } })}
    />
  );
}

/** The team overview as an entry of the agent centre (§2). */
export function TeamOverviewEntry(props: EntryProps): ReactElement {
  return <TeamSettings>{(look) => <TeamOverviewIn {...props} look={look} />}</TeamSettings>;
}
