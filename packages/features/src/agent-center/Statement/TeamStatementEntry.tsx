import type { ReactElement } from 'react';
import { type EntryProps, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { saveTeamFile } from '../Files/saveTeamFile.ts';
import { useTeamFile } from '../Files/useTeamFile.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { teamPeriodIn } from '../Team/teamPeriods.ts';
import { TeamStatementView } from './TeamStatementView.tsx';
import { useTeamStatement } from './useTeamStatement.ts';

function TeamStatementIn({ look, address: given, hrefOf }: EntryProps & { look: TeamLook }): ReactElement {
  const View = useView(TeamStatementView);
  const address = usePageAddress(given);
  const errorText = useErrorText();
  const period = teamPeriodIn(address, look.today);
  const { account } = address.values;
  const { statement, lines } = useTeamStatement({ ...period, account });
  const { from, to } = period;
  const placeOf = (next: string | undefined) => hrefOf({ agent: 'profitAndLoss', values: { account: next, from, to } });
  const file = useTeamFile('teamStatementFile', { ...period, ...(account !== undefined && { account }) });
  return (
    <View
      {...look}
      statement={statement}
      lines={lines}
      file={file}
      period={period}
      errorTextOf={errorText.of}
      onChangePeriod={(next) => address.change({ ...next, account })}
      onExport={() => void saveTeamFile(file, 'team', { ...period, account })}
      hrefOf={placeOf}
      ownHref={account === undefined ? undefined : placeOf(undefined)}
    />
  );
}

/** The profit and loss statement as an entry of the agent centre (§2). */
export function TeamStatementEntry(props: EntryProps): ReactElement {
  return <TeamSettings>{(look) => <TeamStatementIn {...props} look={look} />}</TeamSettings>;
}
