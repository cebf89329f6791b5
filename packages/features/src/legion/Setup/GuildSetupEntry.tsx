import type { ReactElement } from 'react';
import type { EntryProps } from '../../core/index.ts';
import { GuildPart } from '../Legion/GuildPart.tsx';
import { GuildSetup } from './GuildSetup.tsx';

/** What the portal gives to {@link GuildSetupEntry}. */
export type GuildSetupEntryProps = Pick<EntryProps, 'hrefOf'>;

/** §2 "setup (setup only for the master)". */
export function GuildSetupEntry({ hrefOf }: GuildSetupEntryProps): ReactElement {
  return <GuildPart>{(guild) => <GuildSetup guild={guild} fundPasswordHref={hrefOf({ center: 'account', page: 'fund' })} />}</GuildPart>;
}
