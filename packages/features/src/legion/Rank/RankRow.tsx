import type { GuildRankRow, GuildRankType } from '@baize/contract';
import { Badge, GuildIcon, Icon, Medal, VisuallyHidden } from '@baize/design-system';
import { sortAscendingIcon, sortDescendingIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { guildIconOf } from '../Legion/guildIconOf.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { MasterMark } from '../Legion/MasterMark.tsx';
import { MemberFace } from '../Legion/MemberFace.tsx';
import * as css from './Rank.css.ts';
import { rankValueText } from './rankText.ts';

export interface RankRowProps {
  row: GuildRankRow;
  type: GuildRankType;
  /** Whether legions are ranked, and not members. */
  isOfGuilds: boolean;
  look: LegionLook;
}

/** One place of a rank, in words where colours and arrows say it too. */
export function RankRow({ row, type, isOfGuilds, look }: RankRowProps): ReactElement {
  const { t } = useTranslation('legion');
  return (
    <div className={css.rows[row.isOwn ? 'own' : 'other']}>
      <span className={css.place}>
        <VisuallyHidden>{t('rank.place')} </VisuallyHidden>
        <Medal place={row.rank} language={look.language} />
      </span>
      <span className={css.picture}>
        {isOfGuilds ? (
          <span aria-hidden="true">
            <GuildIcon iconId={guildIconOf(row.iconId)} name={row.nickname} />
          </span>
        ) : (
          <MemberFace iconId={row.iconId} online={row.online} />
        )}
      </span>
      <span className={css.name}>
        {row.nickname}
        {row.isMaster && <MasterMark />}
        {row.isOwn && <Badge tone="neutral">{t(isOfGuilds ? 'rank.yours' : 'rank.you')}</Badge>}
      </span>
      <span className={css.value}>{rankValueText(type, row.value, look)}</span>
      <Moved moved={row.moved} look={look} />
    </div>
  );
}

function Moved({ moved, look }: Pick<GuildRankRow, 'moved'> & { look: LegionLook }): ReactElement {
  const { t } = useTranslation('legion');
  // Of last week, of legions, and of who had no place when the day began.
  if (moved === undefined) return <span className={css.moves.none} />;
  if (moved === 0) {
    return (
      <span className={css.moves.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('moved.same')}</VisuallyHidden>
      </span>
    );
  }
  const count = Math.abs(moved);
  const places = count.toLocaleString(look.language);
  return (
    <span className={css.moves[moved > 0 ? 'up' : 'down']}>
      <Icon icon={moved > 0 ? sortAscendingIcon : sortDescendingIcon} size="small" />
      <span aria-hidden="true">{places}</span>
      <VisuallyHidden>{t(moved > 0 ? 'moved.up' : 'moved.down', { count, places })}</VisuallyHidden>
    </span>
  );
}
