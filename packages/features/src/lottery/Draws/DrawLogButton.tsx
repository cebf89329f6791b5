import { Button, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import type { DrawLog } from './useDrawLog.ts';

export interface DrawLogButtonProps {
  log: DrawLog;
  /** Number of a period of the day that is saved. */
  period: string;
}

/** Day on which a period begins: its number says it. */
const dayOf = (period: string): string => `${period.slice(0, 4)}-${period.slice(4, 6)}-${period.slice(6, 8)}`;

/** Keeps all draws of a period's day as a file, and says where it did not come whole. */
export function DrawLogButton({ log, period }: DrawLogButtonProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  return (
    <Stack gap={2} align="start">
      <Text size="small" tone="muted">
        {t('logAbout')}
      </Text>
      <Button tone="outline" size="small" pending={log.isAsking} onClick={() => log.save(dayOf(period))}>
        {t('logSave', { day: dayOf(period) })}
      </Button>
      {log.refusal && (
        <div role="alert">
          <Text size="small" tone="negative">
            {t('logFailed')} {errorText.of(log.refusal)}
          </Text>
        </div>
      )}
    </Stack>
  );
}
