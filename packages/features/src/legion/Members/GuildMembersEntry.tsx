import type { Guild, GuildMember } from '@baize/contract';
import { Card, Stack, Text } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '../../core/index.ts';
import { GuildCode } from '../Code/GuildCode.tsx';
import { HandOverDialog } from '../Leaving/HandOverDialog.tsx';
import { LeaveGuild } from '../Leaving/LeaveGuild.tsx';
import { GuildPart } from '../Legion/GuildPart.tsx';
import { columns } from '../Legion/Legion.css.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { GuildMembers } from './GuildMembers.tsx';

/** What the portal gives to {@link GuildMembersEntry}. */
export type GuildMembersEntryProps = Pick<EntryProps, 'hrefOf'>;

/** §2 "member list": the code, the members, and the way out. */
export function GuildMembersEntry({ hrefOf }: GuildMembersEntryProps): ReactElement {
  return (
    <GuildPart>
      {(guild, look) => <OpenMembers guild={guild} look={look} fundPasswordHref={hrefOf({ center: 'account', page: 'fund' })} />}
    </GuildPart>
  );
}

function OpenMembers({ guild, look, fundPasswordHref }: { guild: Guild; look: LegionLook; fundPasswordHref: string }): ReactElement {
  const { t } = useTranslation('legion');
  const [heir, setHeir] = useState<GuildMember>();
  return (
    <div className={columns}>
      <Stack gap={4}>
        <GuildMembers guild={guild} look={look} onHandOver={setHeir} />
        {guild.isMaster ? (
          <Text size="small" tone="muted">
            {t('master.stays')}
          </Text>
        ) : (
          <LeaveGuild guild={guild} />
        )}
      </Stack>
      <Card tone="raised" padding="small">
        <GuildCode guild={guild} />
      </Card>
      {heir && <HandOverDialog guild={guild} member={heir} fundPasswordHref={fundPasswordHref} onClose={() => setHeir(undefined)} />}
    </div>
  );
}
