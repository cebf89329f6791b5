import type { Guild, GuildBonus } from '@baize/contract';
import { Badge, GuildIcon, Heading, Icon, Inline, Text } from '@baize/design-system';
import { crownIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { guildIconOf } from './guildIconOf.ts';
import * as css from './Legion.css.ts';
import type { LegionLook } from './LegionSettings.tsx';

export interface GuildHeaderProps {
  guild: Guild;
  /** What this week brings; undefined until it is known. */
  bonus: GuildBonus | undefined;
  look: LegionLook;
}

/** The legion's picture and name, how many it has, and what this week brings. */
export function GuildHeader({ guild, bonus, look }: GuildHeaderProps): ReactElement {
  const { t } = useTranslation('legion');
  const count = (number: number): string => number.toLocaleString(look.language);
  return (
    <div className={css.header}>
      <span className={css.emblem} aria-hidden="true">
        <GuildIcon iconId={guildIconOf(guild.guildIconId)} name={guild.guildName} size="large" />
      </span>
      <div className={css.headerText}>
        <Inline gap={2}>
          <Heading level={3}>{guild.guildName}</Heading>
          {guild.isMaster && (
            <Badge tone="brass" variant="outline">
              <span className={css.crown}>
                <Icon icon={crownIcon} size="small" />
                {t('youLead')}
              </span>
            </Badge>
          )}
        </Inline>
        <Text size="small" tone="muted">
          {t('membersOf', { members: count(guild.members), most: count(guild.maxGuildMember) })}
          {bonus && (
            <>
              {' · '}
              {t('bonusWeek')} <span className={css.figure}>{look.money(bonus.guildBonus)}</span>, {t('bonusShare')}{' '}
              <span className={css.figure}>{look.money(bonus.personalBonus)}</span>
            </>
          )}
        </Text>
      </div>
    </div>
  );
}
