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
import {
  depositIcon,
  giftIcon,
  mailIcon,
  percentIcon,
  receiptIcon,
  scrollIcon,
  shieldCheckIcon,
  swordsIcon,
  trophyIcon,
  upRightIcon,
  userPlusIcon,
  walletIcon,
  withdrawIcon,
} from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarIdOf } from '../avatarIds.ts';
import type { CenterEntry } from './centerEntries.ts';
import type { CenterCounts } from './useCenterCounts.ts';
import type { CenterEntries } from './useCenterEntries.ts';
import type { CenterMember } from './useCenterMember.ts';

const iconForEntry: Record<CenterEntry, IconDrawing> = {
  account: shieldCheckIcon,
  wallet: walletIcon,
  deposit: depositIcon,
  withdraw: withdrawIcon,
  debtHistory: scrollIcon,
  transactionHistory: receiptIcon,
  rewardCenter: giftIcon,
  referral: userPlusIcon,
  missionLeaderboard: trophyIcon,
  messages: mailIcon,
  manualRebate: percentIcon,
  legion: swordsIcon,
  transferUpline: upRightIcon,
};
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

export interface MemberCenterListProps {
  member: CenterMember;
  language: Language;
  /** What this member may open; undefined until it is known. */
  entries: readonly CenterEntry[] | undefined;
  /** What to do where they were asked for and did not come. Default nothing. */
  missing?: CenterEntries['missing'];
  /** What waits behind some of them. */
  counts: CenterCounts;
  /** The entry that is open; undefined where none is. */
  entry: CenterEntry | undefined;
  /** Where an entry is. */
  hrefOf(entry: CenterEntry): string;
}

/** Who it is, and the entries of the member centre (§2): at its side, or alone on a phone. */
export function MemberCenterList({ member, language, entries, missing, counts, entry, hrefOf }: MemberCenterListProps): ReactElement {
  const { t } = useTranslation('member-center');
  const badges: Partial<Record<CenterEntry, CountBadgeProps>> = {
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
              items: entries.map((id) => ({ id, text: t(`entry.${id}`), icon: iconForEntry[id], href: hrefOf(id), badge: badges[id] })),
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
