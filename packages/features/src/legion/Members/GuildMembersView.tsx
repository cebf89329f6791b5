import { type Guild, type GuildMember, guildMemberPageSize } from '@baize/contract';
import { Callout, EmptyState, ErrorState, Heading, IconButton, Inline, Pager, Stack, Text } from '@baize/design-system';
import { chevronLeftIcon, chevronRightIcon, userIcon } from '@baize/design-system/icons';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { canKick } from './canKick.ts';
import { MemberRow } from './MemberRow.tsx';
import { MemberSkeletons } from './MemberSkeletons.tsx';
import * as css from './Members.css.ts';
import type { GuildMembersRead } from './useGuildMembers.ts';

export interface GuildMembersViewProps {
  guild: Guild;
  members: GuildMembersRead;
  /** Sentence of the error of the list, in the player's language. */
  errorText: string;
  /** Why the last one was not removed; undefined where nothing is said. */
  kickErrorText: string | undefined;
  /** Who is being removed; undefined for nobody. */
  kicking: string | undefined;
  look: LegionLook;
  /** Beside a rank: without words on the buttons, and nothing but removing. */
  isCompact: boolean;
  onKick(member: GuildMember): void;
  onHandOver(member: GuildMember): void;
}

/** The legion's members, eight a page: who is there, since when, and what the master can do. */
export function GuildMembersView(props: GuildMembersViewProps): ReactElement {
  const { guild, members, errorText, kickErrorText, kicking, look, isCompact, onKick, onHandOver } = props;
  const { t } = useTranslation('legion');
  const headingId = useId();
  const { state, page, pages, onPage } = members;
  const count = (number: number): string => number.toLocaleString(look.language);
  const online = state.status === 'ready' ? state.data.online : guild.online;
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Inline justify="between" gap={2}>
        <Heading level={3} size="body" id={headingId}>
          {t('members')}
        </Heading>
        <Text size="small" tone="muted">
          {t('members.online', { count: online, online: count(online) })} · {count(guild.members)} / {count(guild.maxGuildMember)}
        </Text>
      </Inline>
      {kickErrorText !== undefined && <Callout tone="negative">{kickErrorText}</Callout>}
      {state.status === 'loading' && <MemberSkeletons count={Math.min(guild.members, guildMemberPageSize)} />}
      {state.status === 'error' && (
        <ErrorState title={t('members.failed')} retry={{ onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      )}
      {state.status === 'ready' && state.data.rows.length === 0 && (
        <EmptyState icon={userIcon} title={t('members.empty')}>
          {t('members.emptyNext')}
        </EmptyState>
      )}
      {state.status === 'ready' && state.data.rows.length > 0 && (
        <ul className={css.list} aria-labelledby={headingId}>
          {state.data.rows.map((member) => (
            <li key={member.customerId}>
              <MemberRow
                member={member}
                look={look}
                isCompact={isCompact}
                isKicking={kicking === member.customerId}
                onKick={canKick(guild, member) ? () => onKick(member) : undefined}
                onHandOver={canKick(guild, member) ? () => onHandOver(member) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Inline justify="center">
          {isCompact ? (
            <ShortPages page={page} pages={pages} onPage={onPage} />
          ) : (
            <Pager label={t('members.pages')} page={page} pageCount={pages} onChange={onPage} />
          )}
        </Inline>
      )}
    </Stack>
  );
}

/** Beside a rank there is no room for the numbers of the pages. */
function ShortPages({ page, pages, onPage }: Pick<GuildMembersRead, 'page' | 'pages' | 'onPage'>): ReactElement {
  const { t } = useTranslation('legion');
  return (
    <Inline as="nav" aria-label={t('members.pages')} gap={2} wrap={false}>
      <IconButton
        size="small"
        icon={chevronLeftIcon}
        label={t('members.previous')}
        aria-disabled={page === 1 || undefined}
        onClick={() => onPage(Math.max(1, page - 1))}
      />
      <Text as="span" size="small" tone="muted">
        {page} / {pages}
      </Text>
      <IconButton
        size="small"
        icon={chevronRightIcon}
        label={t('members.next')}
        aria-disabled={page === pages || undefined}
        onClick={() => onPage(Math.min(pages, page + 1))}
      />
    </Inline>
  );
}
