import type { Language } from '@baize/contract';
import {
  Avatar,
  type CountBadgeProps,
  ErrorState,
  type IconDrawing,
  Inline,
  Money,
  SideNav,
  Skeleton,
  Stack,
  Text,
} from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarIdOf } from '../../shared/avatar/avatarIds.ts';
import type { CenterEntry } from './centerEntries.ts';
import { entryTitle } from './entryTitle.ts';
import type { CenterCounts } from './useCenterCounts.ts';
import type { CenterEntries } from './useCenterEntries.ts';
import type { CenterMember } from './useCenterMember.ts';

/** About as many as a member has: the list hardly grows when they come. */
const comingEntries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

function Who({ member, language }: { member: CenterMember; language: Language }): ReactElement {
  const { nickname, iconId, balance } = member;
  return (
    <Inline gap={3} align="center" wrap={false}>
      <Avatar iconId={avatarIdOf(iconId)} name={nickname} />
      <Stack gap={0}>
        <Text weight="strong">{nickname}</Text>
        {balance && (
          <Text as="div" size="small" tone="muted">
            <Money amount={balance.sumBalance} currency={balance.currency} language={language} />
          </Text>
        )}
      </Stack>
    </Inline>
  );
}

/** An entry as the menu draws it. */
export interface MenuEntry extends CenterEntry {
  icon: IconDrawing;
}

export interface MemberCenterListProps {
  member: CenterMember;
  language: Language;
  /** What this member may open; undefined until it is known. */
  entries: readonly MenuEntry[] | undefined;
  /** What to do where they were asked for and did not come. Default nothing. */
  missing?: CenterEntries['missing'];
  /** What waits behind some of them. */
  counts: CenterCounts;
  /** Name of the entry that is open; undefined where none is. */
  entry: string | undefined;
  /** Where an entry is, by its name. */
  hrefOf(entry: string): string;
}

/** Who it is, and the entries of the member centre (§2): at its side, or alone on a phone. */
export function MemberCenterList({ member, language, entries, missing, counts, entry, hrefOf }: MemberCenterListProps): ReactElement {
  const { t } = useTranslation('member-center');
  const badges: Record<string, CountBadgeProps> = {
    messages: { count: counts.messages, label: t('count.messages', { number: counts.messages }) },
    rewardCenter: { count: counts.rewardCenter, label: t('count.rewards', { number: counts.rewardCenter }) },
  };
  return (
    <Stack gap={5}>
      <Who member={member} language={language} />
      {entries ? (
        <SideNav
          label={t('center')}
          currentId={entry}
          groups={[
            {
              id: 'all',
              items: entries.map(({ name, icon }) => ({
                id: name,
                text: t(entryTitle(name)),
                icon,
                href: hrefOf(name),
                badge: badges[name],
              })),
            },
          ]}
        />
      ) : missing ? (
        <ErrorState title={t('entriesFailed')} retry={{ onRetry: missing.retry, pending: missing.isAsking }} />
      ) : (
        <Stack gap={2} aria-busy="true">
          {comingEntries.map((id) => (
            <Skeleton key={id} shape="control" />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
