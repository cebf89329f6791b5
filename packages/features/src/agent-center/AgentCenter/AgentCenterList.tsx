import { Avatar, type AvatarId, Button, Inline, SideNav, Stack, Text, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentEntry } from './agentEntries.ts';
import { iconForEntry } from './iconForEntry.ts';
import type { AgentCenter } from './useAgentCenter.ts';

const avatarIds: readonly AvatarId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export interface AgentCenterListProps {
  center: AgentCenter;
  /** The entry that is open; undefined where none is. */
  entry: AgentEntry | undefined;
  /** Where an entry is. */
  hrefOf(entry: AgentEntry): string;
}

/** Who it is, and the entries of the agent centre (§2): at its side, or alone on a phone. */
export function AgentCenterList({ center, entry, hrefOf }: AgentCenterListProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const words = useWords();
  const { nickname, iconId, entries, contractTypes } = center;
  return (
    <Stack gap={5}>
      <Inline gap={3} align="center" wrap={false}>
        <Avatar iconId={avatarIds.find((id) => id === iconId) ?? 0} name={nickname} />
        <Stack gap={0}>
          <Text weight="strong">{nickname}</Text>
          <Text size="small" tone="muted">
            {t('agent')}
          </Text>
        </Stack>
      </Inline>
      <SideNav
        label={t('center')}
        currentId={entry}
        groups={[{ id: 'all', items: entries.map((id) => ({ id, text: t(`entry.${id}`), icon: iconForEntry[id], href: hrefOf(id) })) }]}
      />
      {contractTypes.status === 'error' && (
        <Stack gap={2} role="alert">
          <Text size="small" tone="muted">
            {t('contractTypesFailed')}
          </Text>
          <Button size="small" tone="outline" pending={contractTypes.isAsking} onClick={contractTypes.retry}>
            {words.retry}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
