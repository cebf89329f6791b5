import type { Guild } from '@baize/contract';
import { Card, Stack } from '@baize/design-system';
import { media } from '@baize/design-system/tokens';
import type { ReactElement } from 'react';
import { useErrorText, useMediaQuery, useView } from '../../core/index.ts';
import { GuildCode } from '../Code/GuildCode.tsx';
import { columns } from '../Legion/Legion.css.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { useGuildBonus } from '../Legion/useGuildBonus.ts';
import { GuildMembers } from '../Members/GuildMembers.tsx';
import { GuildRankView } from './GuildRankView.tsx';
import { useGuildRanks } from './useGuildRanks.ts';

export interface GuildRankProps {
  guild: Guild;
  look: LegionLook;
}

/** The rank, and beside it on a wide screen the code and the members, who have a tab of their own elsewhere. */
export function GuildRank({ guild, look }: GuildRankProps): ReactElement {
  const View = useView(GuildRankView);
  const errorText = useErrorText();
  const rank = useGuildRanks();
  const isLast = rank.choice.period === 'P';
  const bonus = useGuildBonus('P', isLast);
  const isAlone = useMediaQuery(media.belowDesktop);
  return (
    <div className={columns}>
      <View
        rank={rank}
        errorText={rank.state.status === 'error' ? errorText.of(rank.state) : ''}
        lastBonus={isLast && bonus.status === 'ready' ? bonus.data : undefined}
        look={look}
      />
      {!isAlone && (
        <Stack gap={4}>
          <Card tone="raised" padding="small">
            <GuildCode guild={guild} />
          </Card>
          <Card tone="raised" padding="small">
            <GuildMembers guild={guild} look={look} isCompact />
          </Card>
        </Stack>
      )}
    </div>
  );
}
