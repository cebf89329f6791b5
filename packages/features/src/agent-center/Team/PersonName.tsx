import type { DownlineNames } from '@baize/contract';
import { Avatar, Badge, Inline, Link, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarIdOf } from '../../shared/avatar/avatarIds.ts';
import { wholeName } from './Team.css.ts';

export interface PersonNameProps {
  person: DownlineNames;
  /** Where his team is. Default none. */
  href?: string | undefined;
  /** Said below the name. Default the account. */
  about?: string | undefined;
  /** Leaves the badge of an agent away, where `about` tells it. Default false. */
  isPlain?: boolean | undefined;
}

/** Somebody of a team, as the agent knows him. */
export function PersonName({ person, href, about, isPlain = false }: PersonNameProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const { account, nickname, kind, iconId } = person;
  return (
    <div className={wholeName}>
      <Inline gap={2} align="center" wrap={false}>
        <Avatar iconId={avatarIdOf(iconId)} name={nickname} />
        <Stack gap={0}>
          <Inline gap={2} align="center" wrap={false}>
            {href === undefined ? <Text as="span">{nickname}</Text> : <Link href={href}>{nickname}</Link>}
            {kind === 'agent' && !isPlain && (
              <Badge tone="neutral" variant="outline">
                {t('kind.agent')}
              </Badge>
            )}
          </Inline>
          <Text as="span" size="small" tone="muted">
            {about ?? account}
          </Text>
        </Stack>
      </Inline>
    </div>
  );
}
