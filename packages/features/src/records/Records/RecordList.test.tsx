import { DesignSystemProvider, wordsVi } from '@baize/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FeatureProviders } from '../../core/testing/FeatureFrame.tsx';
import { createFeatureParts } from '../../core/testing/featureParts.ts';
import { RecordList } from './RecordList.tsx';
import { RecordTotals } from './RecordTotals.tsx';
import type { TotalsState } from './useRecords.ts';

afterEach(cleanup);

const parts = createFeatureParts({});

/** A list at its second page, which has another one behind it. */
const renderList = (count: number | undefined) =>
  render(
    <FeatureProviders parts={parts}>
      <DesignSystemProvider words={wordsVi}>
        <RecordList
          pages={{ page: 2, state: { status: 'ready', rows: [{ id: 'r1' }], hasNext: true }, openPage: vi.fn() }}
          count={count}
          file={{ isAsking: false, refusal: undefined }}
          caption="Rounds"
          recordDays={30}
          columns={[{ id: 'id', header: 'Round', cell: ({ id }) => id }]}
          emptyText=""
          failedText=""
          rowKey={({ id }) => id}
          errorTextOf={() => ''}
          onExport={vi.fn()}
        />
      </DesignSystemProvider>
    </FeatureProviders>,
  );

it('a page behind those that were counted can be reached', async () => {
  renderList(40);
  expect(await screen.findByRole('group', { name: /^Rounds.* 2 .*3$/ })).toBeDefined();
});

it('names no number of pages that nobody knows', async () => {
  renderList(undefined);
  expect(await screen.findByRole('group', { name: /^Rounds\D*2$/ })).toBeDefined();
});

it('totals with nothing to be said below them have no room for it', () => {
  const { container } = render(
    <FeatureProviders parts={parts}>
      <RecordTotals state={{ status: 'ready', totals: 0 }} figures={[]} noteOf={(open) => open > 0 && <p>{open}</p>} />
    </FeatureProviders>,
  );
  expect(container.querySelectorAll('div:empty')).toHaveLength(1);
});

it('what is said below the totals keeps its room while they are read anew', async () => {
  const totals = (state: TotalsState<string>) => (
    <FeatureProviders parts={parts}>
      <RecordTotals state={state} figures={[]} noteOf={(about) => <p>{about}</p>} />
    </FeatureProviders>
  );
  const { rerender } = render(totals({ status: 'ready', totals: 'two are open' }));
  const note = await screen.findByText('two are open');
  const shown = note.parentElement?.className;
  rerender(totals({ status: 'loading' }));
  expect(note.isConnected).toBe(true);
  expect(note.parentElement?.className).not.toBe(shown);
  rerender(totals({ status: 'ready', totals: 'one is open' }));
  expect(screen.getByText('one is open').parentElement?.className).toBe(shown);
});
