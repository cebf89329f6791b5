import { type GuildBonus, guildRankScopes, guildRankTypes, guildTurns } from '@baize/contract';
import { Callout, EmptyState, ErrorState, Inline, Pager, SegmentedControl, Stack, Text } from '@baize/design-system';
import { trophyIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { RowSkeletons } from '../Legion/RowSkeletons.tsx';
import { PeriodLine } from './PeriodLine.tsx';
import * as css from './Rank.css.ts';
import { RankRow } from './RankRow.tsx';
import type { GuildRankRead } from './useGuildRanks.ts';

export interface GuildRankViewProps {
  rank: GuildRankRead;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** What the chosen period brought, where it is over; undefined until it is known. */
  lastBonus: GuildBonus | undefined;
  look: LegionLook;
}

/** A rank by bets, profit, rounds or odds: the own place above it, and a page of it. */
export function GuildRankView({ rank, errorText, lastBonus, look }: GuildRankViewProps): ReactElement {
  const { t } = useTranslation('legion');
  const { choice, choose, state, pages } = rank;
  const isOfGuilds = choice.scope === 'guilds';
  return (
    <Stack gap={3}>
      <div>
        <SegmentedControl
          label={t('rank.by')}
          options={guildRankTypes.map((value) => ({ value, text: t(`type.${value}`) }))}
          value={choice.type}
          onChange={(type) => choose({ type })}
        />
      </div>
      <div className={css.choices}>
        <SegmentedControl
          label={t('rank.of')}
          options={guildRankScopes.map((value) => ({ value, text: t(`scope.${value}`) }))}
          value={choice.scope}
          onChange={(scope) => choose({ scope })}
        />
        <SegmentedControl
          label={t('rank.week')}
          variant="pills"
          options={guildTurns.map((value) => ({ value, text: t(`turn.${value}`) }))}
          value={choice.period}
          onChange={(period) => choose({ period })}
        />
      </div>
      {state.status === 'ready' && <PeriodLine period={state.data.period} turn={choice.period} look={look} />}
      {lastBonus && lastBonus.state !== 'estimate' && lastBonus.guildBonus > 0 && (
        <Callout tone={lastBonus.state === 'paid' ? 'positive' : 'info'}>
          {t(`bonus.${lastBonus.state}`, {
            guild: look.money(lastBonus.guildBonus),
            own: look.money(lastBonus.personalBonus),
          })}
        </Callout>
      )}
      {state.status === 'loading' && <RowSkeletons />}
      {state.status === 'error' && (
        <ErrorState title={t('rank.failed')} retry={{ onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      )}
      {state.status === 'ready' && state.data.total === 0 && (
        <EmptyState icon={trophyIcon} title={t('rank.empty')}>
          {t('rank.emptyNext')}
        </EmptyState>
      )}
      {state.status === 'ready' && state.data.total > 0 && (
        <>
          {state.data.own ? (
            <section aria-label={t(isOfGuilds ? 'rank.ownGuild' : 'rank.own')}>
              <RankRow row={state.data.own} type={choice.type} isOfGuilds={isOfGuilds} look={look} />
            </section>
          ) : (
            <Text tone="muted">{t(isOfGuilds ? 'rank.noneYetGuild' : 'rank.noneYet')}</Text>
          )}
          <ol className={css.list} aria-label={t('rank.list', { type: t(`type.${choice.type}`) })}>
            {state.data.rows
              // It stands above already.
              .filter(({ isOwn }) => !isOwn)
              .map((row) => (
                <li key={row.id}>
                  <RankRow row={row} type={choice.type} isOfGuilds={isOfGuilds} look={look} />
                </li>
              ))}
          </ol>
          {pages > 1 && (
            <Inline justify="center">
              <Pager label={t('rank.pages')} page={choice.page} pageCount={pages} onChange={(page) => choose({ page })} />
            </Inline>
          )}
        </>
      )}
    </Stack>
  );
}
