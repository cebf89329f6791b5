import { Button, Card, Inline, Stack, Stat, Text } from '@baize/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figures } from '../../shared/money/Figures.css.ts';
import { keptRoom } from './RecordTotals.css.ts';
import type { TotalsState } from './useRecords.ts';

export interface RecordFigure<Totals> {
  id: string;
  label: string;
  figureOf(totals: Totals): ReactNode;
  /** What it means, in a few words. Default: nothing. */
  wordOf?(totals: Totals): string;
}

export interface RecordTotalsProps<Totals> {
  state: TotalsState<Totals>;
  /** Each figure under its name; its value is asked for once it is there. */
  figures: readonly RecordFigure<Totals>[];
  /** What is to be known of the figures, said below them; what it leaves empty takes no room. Default: nothing. */
  noteOf?: ((totals: Totals) => ReactNode) | undefined;
}

/** What all records of a period come to, loaded or not. */
export function RecordTotals<Totals>({ state, figures: shown, noteOf }: RecordTotalsProps<Totals>): ReactElement {
  const { t } = useTranslation('records');
  const totals = state.status === 'ready' ? state.totals : undefined;
  const [last, setLast] = useState(totals);
  if (totals !== undefined && totals !== last) setLast(totals);
  const note = last !== undefined && noteOf?.(last);
  /** A word's line is kept while it is on its way. */
  const helpOf = (wordOf: RecordFigure<Totals>['wordOf']): string | undefined =>
    wordOf && (state.status === 'ready' ? wordOf(state.totals) : '\u00a0');
  return (
    <Card>
      {state.status === 'error' ? (
        <Inline justify="between" role="alert">
          <Text tone="muted">{t('records.totalsFailed')}</Text>
          <Button tone="outline" size="small" onClick={state.retry}>
            {t('records.retry')}
          </Button>
        </Inline>
      ) : (
        <Stack gap={2}>
          <div className={figures}>
            {shown.map(({ id, label, figureOf, wordOf }) => (
              <Stat
                key={id}
                label={label}
                loading={state.status === 'loading'}
                value={state.status === 'ready' && figureOf(state.totals)}
                help={helpOf(wordOf)}
              />
            ))}
          </div>
          {note && <div className={totals === undefined ? keptRoom : undefined}>{note}</div>}
        </Stack>
      )}
    </Card>
  );
}
