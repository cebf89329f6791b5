import type { ReactElement } from 'react';
import { type EntryProps, useErrorText, useView } from '../../core/index.ts';
import { keptPeriod } from '../../core/time/keptPeriod.ts';
import { GuildPart } from '../Legion/GuildPart.tsx';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { GuildRecordsView } from './GuildRecordsView.tsx';
import { choiceIn, valuesOf } from './guildRecordChoice.ts';
import { useGuildTransactions } from './useGuildTransactions.ts';

/** What the portal gives to {@link GuildRecordsEntry}. */
export type GuildRecordsEntryProps = Pick<EntryProps, 'address'>;

/** §2 "records", chosen by what the address says. */
export function GuildRecordsEntry({ address }: GuildRecordsEntryProps): ReactElement {
  return <GuildPart>{({ isMaster }, look) => <GuildRecords address={address} isMaster={isMaster} look={look} />}</GuildPart>;
}

function GuildRecords({ address, isMaster, look }: GuildRecordsEntryProps & { isMaster: boolean; look: LegionLook }): ReactElement {
  const View = useView(GuildRecordsView);
  const errorText = useErrorText();
  const kept = keptPeriod(look.today, look.recordDays);
  const choice = choiceIn(address.values, kept);
  const { state, footerAmount } = useGuildTransactions(choice);
  return (
    <View
      state={state}
      footerAmount={footerAmount}
      choice={choice}
      kept={kept}
      isMaster={isMaster}
      look={look}
      textOf={errorText.of}
      onChoose={(next) => address.change(valuesOf(next, kept))}
    />
  );
}
