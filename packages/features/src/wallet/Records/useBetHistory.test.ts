import type { listBets, RequestOf } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Answers, Refusal } from '../../core/testing/index.ts';
import { mockFetch } from '../../core/testing/mockGateway.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyBets, storyBetTotals, storyPlayedGames } from '../testing/storyRecords.ts';
import { type BetFilter, useBetHistory } from './useBetHistory.ts';

afterEach(cleanup);

const period = { from: '2026-11-19', to: '2026-11-21' };
const [newest, ...older] = storyBets;
if (!newest) throw new Error('the stories have bets');

function openHistory(answer: NonNullable<Answers['listBets']>, filter: BetFilter = period) {
  const answers: Answers = { listBets: answer, getBetTotals: storyBetTotals, listPlayedGames: { games: storyPlayedGames } };
  return renderFeatureHook(() => useBetHistory(filter), { account: 'minh88', fetch: mockFetch(answers) }).result;
}

it('§2 asks for the rounds of a period and of nothing that was not chosen, and for their totals', async () => {
  const asked: RequestOf<typeof listBets>[] = [];
  const result = openHistory(
    (request) => {
      asked.push(request);
      return { rows: storyBets };
    },
    { ...period, vendorType: 'LIVE', gameId: 'g-baccarat', state: undefined },
  );
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'ready', rows: storyBets, loadMore: undefined }));
  await waitFor(() => expect(result.current.totals).toEqual({ status: 'ready', totals: storyBetTotals }));
  expect(asked).toEqual([{ ...period, vendorType: 'LIVE', gameId: 'g-baccarat', size: 20 }]);
  await waitFor(() => expect(result.current.games).toEqual({ status: 'ready', totals: storyPlayedGames }));
});

it('goes on behind the last page, keeps what it has when more does not come, and says why', async () => {
  let isUp = false;
  const result = openHistory(({ after }) => {
    if (after === undefined) return { rows: [newest], next: 'behind the first' };
    return isUp ? { rows: older } : new Refusal('system_error');
  });
  const more = async (): Promise<void> => {
    const { state } = result.current;
    await act(async () => (state.status === 'ready' ? state.loadMore?.() : undefined));
  };
  await waitFor(() => expect(result.current.state.status).toBe('ready'));
  await more();
  await waitFor(() => expect(result.current.state).toMatchObject({ rows: [newest], moreRefusal: { code: 'system_error' } }));
  isUp = true;
  await more();
  await waitFor(() => expect(result.current.state).toMatchObject({ rows: storyBets, moreRefusal: undefined, loadMore: undefined }));
});

it('a period without rounds is empty, not broken', async () => {
  const result = openHistory({ rows: [] });
  await waitFor(() => expect(result.current.state).toEqual({ status: 'empty' }));
});
