import { type Bet, betStates, vendorTypes } from '@baize/contract';
import { Card, EmptyState, ErrorState, formatMoney, Grid, Money, Select, Stack, Stat, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryProps, formatInZone, useErrorText } from '../../core/index.ts';
import { ShowMore } from '../Team/ShowMore.tsx';
import { teamFigures } from '../Team/Team.css.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { RecordsFrame } from './RecordsFrame.tsx';
import { type BetChoice, type RecordsOf, useDownlineBets } from './useDownlineBets.ts';

const noRows: readonly Bet[] = [];
const loadingRows = 5;

function DownlineBets({ of, look }: { of: RecordsOf; look: TeamLook }): ReactElement {
  const { currency, language, timeZone } = look;
  const { t } = useTranslation('agent-center');
  const errorText = useErrorText();
  const [choice, setChoice] = useState<BetChoice>({ vendorType: undefined, state: undefined });
  const { bets, totals } = useDownlineBets(of, choice);
  const columns = useMemo((): readonly TableColumn<Bet>[] => {
    const money = (amount: number, signed: boolean): string => formatMoney(amount, { currency, language, signed });
    return [
      { id: 'time', header: t('column.time'), cell: ({ openedAt }) => <time dateTime={openedAt}>{formatInZone(openedAt, timeZone)}</time> },
      { id: 'game', header: t('column.game'), cell: ({ game }) => game[language] },
      { id: 'state', header: t('column.state'), cell: ({ state }) => t(`bet.${state}`) },
      { id: 'bet', header: t('column.bet'), align: 'end', cell: ({ bet }) => money(bet, false) },
      { id: 'win', header: t('figure.payouts'), align: 'end', cell: ({ win }) => money(win, false) },
      { id: 'net', header: t('column.net'), align: 'end', cell: ({ net }) => money(net, true) },
    ];
  }, [t, currency, language, timeZone]);
  const sums = totals.status === 'ready' ? totals.data : undefined;
  const failed = bets.status === 'error' ? bets : totals.status === 'error' ? totals : undefined;
  return (
    <>
      <Grid min="card" gap={3}>
        <Select
          label={t('records.vendorType')}
          name="vendorType"
          value={choice.vendorType ?? ''}
          options={[
            { value: '', text: t('records.allTypes') },
            ...vendorTypes.map((type) => ({ value: type, text: t(`vendorType.${type}`) })),
          ]}
          onChange={(event) => setChoice({ ...choice, vendorType: vendorTypes.find((type) => type === event.target.value) })}
        />
        <Select
          label={t('column.state')}
          name="state"
          value={choice.state ?? ''}
          options={[{ value: '', text: t('records.allStates') }, ...betStates.map((state) => ({ value: state, text: t(`bet.${state}`) }))]}
          onChange={(event) => setChoice({ ...choice, state: betStates.find((state) => state === event.target.value) })}
        />
      </Grid>
      {failed ? (
        <ErrorState title={t('records.failed')} retry={{ onRetry: failed.retry }}>
          {errorText.of(failed)}
        </ErrorState>
      ) : (
        <Stack gap={4}>
          <Card>
            <div className={teamFigures}>
              <Stat label={t('records.rounds')} loading={!sums} value={sums?.count.toLocaleString(language)} />
              {(['bet', 'win', 'net'] as const).map((name) => (
                <Stat
                  key={name}
                  label={t(name === 'bet' ? 'column.bet' : name === 'win' ? 'figure.payouts' : 'column.net')}
                  loading={!sums}
                  value={sums && <Money amount={sums[name]} currency={currency} language={language} signed={name === 'net'} />}
                />
              ))}
            </div>
            {sums && sums.open > 0 && (
              <Text size="small" tone="muted">
                {t('records.open', { number: sums.open.toLocaleString(language) })}
              </Text>
            )}
          </Card>
          <Table
            caption={t('records.bets', { account: of.account })}
            captionHidden
            columns={columns}
            rows={bets.status === 'ready' ? bets.rows : noRows}
            rowKey={({ id }) => id}
            loadingRows={bets.status === 'loading' ? loadingRows : 0}
            empty={<EmptyState title={t('records.noBets')} />}
          />
          <ShowMore state={bets} />
        </Stack>
      )}
    </>
  );
}

/** The bets of a downline as an entry of the agent centre (§2 "debt record"). */
export function DownlineBetsEntry(props: EntryProps): ReactElement {
  return (
    <TeamSettings>
      {(look) => (
        <RecordsFrame {...props} look={look}>
          {(of) => <DownlineBets of={of} look={look} />}
        </RecordsFrame>
      )}
    </TeamSettings>
  );
}
