import { Card, Heading, Stack, Text } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermName } from '../ContractRequests/contractFigures.ts';
import type { FigureText } from './figureText.ts';
import { hasChanges, type TermsChanges } from './termsChanges.ts';
import { columnsOf, type DraftCells, kindOfCell, type TermsDraft } from './termsDraft.ts';

export interface ChangeListProps {
  /** What is new. */
  terms: Pick<TermsDraft, 'type' | 'rateType'> & { rows: readonly DraftCells[] };
  changes: TermsChanges;
  textOf: FigureText;
}

/** What terms change against those in force, a line each. */
export function ChangeList({ terms: { type, rateType, rows }, changes, textOf }: ChangeListProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  const headingId = useId();
  const written = (name: TermName, value: number | undefined): string =>
    value === undefined ? '–' : textOf(kindOfCell(name, rateType), value);
  const lines = changes.rows.flatMap(({ before, old }, index) => {
    const tier = index + 1;
    const cells = rows[index] ?? {};
    const rate = columnsOf(type).at(-1) ?? 'rate';
    if (before === undefined) return [t('change.added', { tier, rate: written(rate, cells[rate]) })];
    return columnsOf(type)
      .filter((name) => Object.hasOwn(old, name))
      .map((name) => {
        const slots = { tier, name: t(`term.${name}`), from: written(name, old[name]), to: written(name, cells[name]) };
        return t(type === 'realTimeSalary' ? 'change.figure' : 'change.cell', slots);
      });
  });
  for (const place of changes.removed) lines.push(t('change.removed', { tier: place + 1 }));
  return (
    <Card as="section" tone="raised" aria-labelledby={headingId}>
      <Stack gap={2}>
        <Heading level={3} size="body" id={headingId}>
          {t('change.title')}
        </Heading>
        {hasChanges(changes) ? (
          <Stack as="ul" gap={1}>
            {lines.map((line) => (
              <Text key={line} as="li" size="small">
                {line}
              </Text>
            ))}
          </Stack>
        ) : (
          <Text size="small" tone="muted">
            {t('change.none')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
