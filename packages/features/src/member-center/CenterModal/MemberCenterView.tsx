import type { Language } from '@baize/contract';
import { Avatar, type AvatarId, type IconDrawing, Inline, Link, Money, SideNav, Stack, Text } from '@baize/design-system';
import { depositIcon, shieldCheckIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CenterEntry, centerEntries } from './centerEntries.ts';
import { columns, menu, page } from './MemberCenterView.css.ts';
import type { CenterMember } from './useCenterMember.ts';

export interface MemberCenterViewProps {
  member: CenterMember;
  language: Language;
  /** The entry that is open; undefined for the list that a phone begins with. */
  entry: CenterEntry | undefined;
  /** A phone shows the list or a page, never both. */
  isPhone: boolean;
  /** Whether the open page lies deeper in its entry, and so has a way back of its own. */
  isInnerPage: boolean;
  /** Where an entry is; without one, the list. */
  hrefOf(entry: CenterEntry | undefined): string;
  /** The open page. */
  children: ReactNode;
}

const iconForEntry: Record<CenterEntry, IconDrawing> = { account: shieldCheckIcon, deposit: depositIcon };
const avatarIds: readonly AvatarId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function Who({ member, language }: { member: CenterMember; language: Language }): ReactElement {
  const { nickname, iconId, balance } = member;
  return (
    <Inline gap={3} align="center" wrap={false}>
      <Avatar iconId={avatarIds.find((id) => id === iconId) ?? 0} name={nickname} />
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

/** The frame of the member centre (§2): who it is, the entries, and the open one beside them; a phone shows one after the other. */
export function MemberCenterView(props: MemberCenterViewProps): ReactElement {
  const { member, language, entry, isPhone, isInnerPage, hrefOf, children } = props;
  const { t } = useTranslation('member-center');
  const list = (
    <Stack gap={5}>
      <Who member={member} language={language} />
      <SideNav
        label={t('center')}
        currentId={entry}
        groups={[
          { id: 'all', items: centerEntries.map((id) => ({ id, text: t(`entry.${id}`), icon: iconForEntry[id], href: hrefOf(id) })) },
        ]}
      />
    </Stack>
  );
  if (!isPhone) {
    return (
      <div className={columns}>
        <div className={menu}>{list}</div>
        <div className={page}>{children}</div>
      </div>
    );
  }
  if (entry === undefined) return list;
  return (
    <Stack gap={4}>
      {!isInnerPage && (
        <div>
          <Link href={hrefOf(undefined)}>‹ {t('backToMenu')}</Link>
        </div>
      )}
      {children}
    </Stack>
  );
}
