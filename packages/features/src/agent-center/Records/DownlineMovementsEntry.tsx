import type { ChangeKind } from '@baize/contract';
import { type ReactElement, useState } from 'react';
import { type EntryProps, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { saveTeamFile } from '../Files/saveTeamFile.ts';
import { useTeamFile } from '../Files/useTeamFile.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { DownlineMovementsView } from './DownlineMovementsView.tsx';
import { givenOf } from './useDownlineBets.ts';
import { useDownlineMovements } from './useDownlineMovements.ts';
import { useRecordScope } from './useRecordScope.ts';

function DownlineMovements({ look, address: given, hrefOf }: EntryProps & { look: TeamLook }): ReactElement {
  const View = useView(DownlineMovementsView);
  const errorText = useErrorText();
  const scope = useRecordScope(usePageAddress(given), look.today);
  const { account, from, to } = scope.of;
  const [kind, choose] = useState<ChangeKind>();
  const movements = useDownlineMovements(scope.of, kind);
  const file = useTeamFile('downlineTransactionsFile', givenOf({ ...scope.of, kind }));
  return (
    <View
      look={look}
      scope={scope}
      ownHref={account === undefined ? undefined : hrefOf({ agent: 'downlineTransactions', values: { from, to } })}
      kind={kind}
      movements={movements}
      errorTextOf={errorText.of}
      onChoose={choose}
      file={file}
      onSave={() => void saveTeamFile(file, 'transactions', scope.of)}
    />
  );
}

/** The changes of a downline's balances as an entry of the agent centre (§2 "downline transaction details"). */
export function DownlineMovementsEntry(props: EntryProps): ReactElement {
  return <TeamSettings>{(look) => <DownlineMovements {...props} look={look} />}</TeamSettings>;
}
