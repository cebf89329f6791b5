import { ErrorState, Link, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';

export interface TeamErrorProps {
  title: string;
  failed: Refused & { retry(): void };
  errorTextOf(refusal: Refused): string;
  /** Where the agent's own is; undefined where this is it. */
  ownHref: string | undefined;
}

/** In place of what did not load of an account. One that is not in the branch may be named, so there is a way back to the agent's own. */
export function TeamError({ title, failed, errorTextOf, ownHref }: TeamErrorProps): ReactElement {
  const { t } = useTranslation('agent-center');
  return (
    <ErrorState title={title} retry={{ onRetry: failed.retry }}>
      <Stack gap={2} align="center">
        <span>{errorTextOf(failed)}</span>
        {ownHref !== undefined && <Link href={ownHref}>{t('path.own')}</Link>}
      </Stack>
    </ErrorState>
  );
}
