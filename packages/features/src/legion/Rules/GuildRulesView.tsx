import type { GuildPrize, GuildRules } from '@baize/contract';
import { ErrorState, Heading, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRead } from '../../core/index.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { RowSkeletons } from '../Legion/RowSkeletons.tsx';
import { periodEnd } from '../Rank/rankText.ts';
import { placesText, shareText, zoneText } from './rulesText.ts';

export interface GuildRulesViewProps {
  rules: AccountRead<GuildRules>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  look: LegionLook;
}

/** How legions are ranked, what is paid, and what leaving costs. */
export function GuildRulesView({ rules, errorText, look }: GuildRulesViewProps): ReactElement {
  const { t } = useTranslation('legion');
  const { language, money } = look;
  const columns = useMemo(
    (): readonly TableColumn<GuildPrize>[] => [
      { id: 'place', header: t('rules.place'), cell: (prize) => placesText(prize, language) },
      { id: 'amount', header: t('rules.prize'), align: 'end', cell: ({ amount }) => money(amount) },
    ],
    [t, language, money],
  );
  if (rules.status === 'loading') return <RowSkeletons />;
  if (rules.status === 'error') {
    return (
      <ErrorState title={t('rules.failed')} retry={{ onRetry: rules.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  const { data } = rules;
  const parts = [
    { id: 'ranked', lines: [t('rules.by'), t('rules.odds', { amount: money(data.smallestStake) }), t('rules.ties')] },
    {
      id: 'when',
      lines: [
        t('rules.week', { moment: periodEnd(data.endsAt, look), zone: zoneText(data.timeZone, language, data.endsAt) }),
        t('rules.frozen'),
      ],
    },
    {
      id: 'paid',
      lines: [t('rules.bonus', { share: shareText(data.turnoverShare, language) }), t('rules.own'), t('rules.at')],
    },
    { id: 'out', lines: [t('rules.wiped'), t('rules.master')] },
  ] as const;
  return (
    <Stack gap={5}>
      {parts.map(({ id, lines }) => (
        <Stack key={id} as="section" gap={2}>
          <Heading level={3} size="body">
            {t(`rules.${id}`)}
          </Heading>
          {lines.map((line) => (
            <Text key={line} tone="muted">
              {line}
            </Text>
          ))}
        </Stack>
      ))}
      {data.prizes.length > 0 && (
        <Table caption={t('rules.prizes')} columns={columns} rows={data.prizes} rowKey={({ from }) => String(from)} cardsOnPhone={false} />
      )}
    </Stack>
  );
}
