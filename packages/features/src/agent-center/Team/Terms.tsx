import { Stack, Text } from '@baize/design-system';
import { infoIcon } from '@baize/design-system/icons';
import { Popover } from '@baize/design-system/Popover';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Terms of agents' reports; each has one sentence, here alone. */
export const teamTerms = ['team', 'balance', 'active', 'bets', 'netWin', 'bonuses', 'rebates', 'wages', 'net', 'income'] as const;
export type TeamTerm = (typeof teamTerms)[number];

/** What the figures of a report mean, behind one mark. */
export function Terms({ terms }: { /** In the order of the report. */ terms: readonly TeamTerm[] }): ReactElement {
  const { t } = useTranslation('agent-center');
  return (
    <Popover trigger={{ icon: infoIcon, label: t('terms'), size: 'small' }} title={t('terms')} align="end">
      <Stack gap={3}>
        {terms.map((term) => (
          <Stack key={term} gap={0}>
            <Text size="small" weight="strong">
              {t(`figure.${term}`)}
            </Text>
            <Text size="small" tone="muted">
              {t(`term.${term}`)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Popover>
  );
}
