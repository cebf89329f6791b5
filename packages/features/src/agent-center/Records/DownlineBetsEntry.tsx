import type { DownlineBet } from '@baize/contract';
import { type ReactElement, useState } from 'react';
import { type EntryProps, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { useTyped } from '../Downlines/useTyped.ts';
import { saveTeamFile } from '../Files/saveTeamFile.ts';
import { useTeamFile } from '../Files/useTeamFile.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { DownlineBetsView } from './DownlineBetsView.tsx';
import { DownlineRound } from './DownlineRound.tsx';
import { everyBet, givenOf, useDownlineBets, useVendors } from './useDownlineBets.ts';
import { useRecordScope } from './useRecordScope.ts';

function DownlineBets({ look, address: given, hrefOf }: EntryProps & { look: TeamLook }): ReactElement {
  const View = useView(DownlineBetsView);
  const errorText = useErrorText();
  const scope = useRecordScope(usePageAddress(given), look.today);
  const { account, from, to } = scope.of;
  const [choice, setChoice] = useState(everyBet);
  const [opened, open] = useState<DownlineBet>();
  const game = useTyped(choice.game?.trim() ?? '');
  const { bets, totals } = useDownlineBets(scope.of, { ...choice, game });
  const file = useTeamFile('downlineBetsFile', givenOf({ ...scope.of, ...choice, game }));
  return (
    <>
      <View
        look={look}
        scope={scope}
        ownHref={account === undefined ? undefined : hrefOf({ agent: 'debtRecord', values: { from, to } })}
        choice={choice}
        vendors={useVendors()}
        bets={bets}
        totals={totals}
        errorTextOf={errorText.of}
        onChoose={setChoice}
        onOpen={open}
        file={file}
        onSave={() => void saveTeamFile(file, 'bets', scope.of)}
      />
      {opened && <DownlineRound {...look} bet={opened} onClose={() => open(undefined)} />}
    </>
  );
}

/** The bets of a downline as an entry of the agent centre (§2 "debt record"). */
export function DownlineBetsEntry(props: EntryProps): ReactElement {
  return <TeamSettings>{(look) => <DownlineBets {...props} look={look} />}</TeamSettings>;
}
