import { CopyField, IconButton, Stack, Text } from '@baize/design-system';
import { refreshIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface GuildCodeViewProps {
  code: string;
  /** Whether the reader may make a new one. */
  canRefresh: boolean;
  isRefreshing: boolean;
  /** Seconds until it can be refreshed again; 0 where it can be. */
  secondsLocked: number;
  /** Why there is no new one; undefined where nothing is said. */
  errorText: string | undefined;
  onRefresh(): void;
  onCopied(): void;
}

/** The code by which members join, to take along, and for the master to make anew. */
export function GuildCodeView(props: GuildCodeViewProps): ReactElement {
  const { code, canRefresh, isRefreshing, secondsLocked, errorText, onRefresh, onCopied } = props;
  const { t } = useTranslation('legion');
  const isLocked = secondsLocked > 0;
  return (
    <Stack gap={1}>
      <CopyField
        label={t('code')}
        value={code}
        code
        help={isLocked ? t('code.locked', { count: secondsLocked }) : t(canRefresh ? 'code.about' : 'code.aboutMember')}
        onCopied={onCopied}
        after={
          canRefresh && (
            <IconButton
              size="small"
              icon={refreshIcon}
              label={t('code.refresh')}
              // `disabled` would drop the focus of who has just pressed it.
              aria-disabled={isLocked || isRefreshing || undefined}
              onClick={() => (isLocked || isRefreshing ? undefined : onRefresh())}
            />
          )
        }
      />
      {errorText !== undefined && (
        <div role="alert">
          <Text size="small" tone="negative">
            {errorText}
          </Text>
        </div>
      )}
    </Stack>
  );
}
