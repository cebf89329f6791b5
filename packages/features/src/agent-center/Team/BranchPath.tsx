import type { DownlineNames } from '@baize/contract';
import { Inline, Link, Text } from '@baize/design-system';
import { Menu } from '@baize/design-system/Menu';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface BranchPathProps {
  /** The agent first; the last one is whose team it is. */
  path: readonly DownlineNames[];
  /** Those beside the last one, who takes his place when chosen. Default none. */
  siblings?: readonly DownlineNames[] | undefined;
  /** Where the team of one is; without an account, the agent's own. */
  hrefOf(account: string | undefined): string;
}

/** The way down the tree, and back up. */
export function BranchPath({ path, siblings = [], hrefOf }: BranchPathProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const last = path.at(-1);
  const others = siblings.filter(({ account }) => account !== last?.account);
  return (
    <Inline as="nav" gap={2} align="center" aria-label={t('path')}>
      {path.slice(0, -1).map(({ account, nickname }, place) => (
        <Inline key={account} gap={2} align="center" wrap={false}>
          <Link href={hrefOf(place === 0 ? undefined : account)}>{place === 0 ? t('path.you', { nickname }) : nickname}</Link>
          <Text as="span" tone="muted">
            ›
          </Text>
        </Inline>
      ))}
      {last && <strong aria-current="page">{path.length === 1 ? t('path.you', { nickname: last.nickname }) : last.nickname}</strong>}
      {others.length > 0 && (
        <Menu
          trigger={{ text: t('path.others'), tone: 'ghost', size: 'small' }}
          items={others.map(({ account, nickname }) => ({ id: account, text: nickname, href: hrefOf(account) }))}
        />
      )}
    </Inline>
  );
}
