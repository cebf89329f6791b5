import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '../../core/file/csv.ts';
import { saveText } from '../../core/file/saveText.ts';
import { type EntryProps, useErrorText, usePageAddress } from '../../core/index.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { teamPeriodIn } from '../Team/teamPeriods.ts';
import { statementFigures, statementRow } from './statementRows.ts';
import { TeamStatementView } from './TeamStatementView.tsx';
import { useTeamStatement } from './useTeamStatement.ts';

function TeamStatementIn({ look, address: given, hrefOf }: EntryProps & { look: TeamLook }): ReactElement {
  const { t } = useTranslation('agent-center');
  const address = usePageAddress(given);
  const errorText = useErrorText();
  const period = teamPeriodIn(address, look.today);
  const { account } = address.values;
  const { statement, lines, file } = useTeamStatement({ ...period, account });
  const { from, to } = period;
  const onExport = async (): Promise<void> => {
    const all = await file.collect();
    if (!all || statement.status !== 'ready') return;
    const head = [t('column.account'), t('column.nickname'), t('figure.members'), ...statementFigures.map((name) => t(`figure.${name}`))];
    const rows = [statement.data.own, ...all].map((line) => statementRow(line, look.currency));
    saveText(`team_${statement.data.own.account}_${from}_${to}.csv`, csvOf([head, ...rows]));
  };
  return (
    <TeamStatementView
      {...look}
      statement={statement}
      lines={lines}
      file={file}
      period={period}
      errorTextOf={errorText.of}
      onChangePeriod={(next) => address.change({ ...next, account })}
      onExport={() => void onExport()}
      hrefOf={(next) => hrefOf({ agent: 'profitAndLoss', values: { account: next, from, to } })}
    />
  );
}

/** The profit and loss statement as an entry of the agent centre (§2). */
export function TeamStatementEntry(props: EntryProps): ReactElement {
  return <TeamSettings>{(look) => <TeamStatementIn {...props} look={look} />}</TeamSettings>;
}
