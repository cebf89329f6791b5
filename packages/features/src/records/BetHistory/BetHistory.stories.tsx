import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { catchFiles, caughtFile } from '../../core/testing/catchFiles.ts';
import { Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { allOver, answeringRecords, openRoundsText, storyBets, storyBetTotals, storyMovements } from '../testing/storyRecords.ts';
import { BetHistory } from './BetHistory.tsx';
import { nameOfRound } from './useNamedRound.ts';

const meta = {
  title: 'Records/BetHistory',
  component: BetHistory,
  decorators: [withFeature],
  parameters: answeringRecords(),
} satisfies Meta<typeof BetHistory>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const gateway = { isUp: false };

const rowsOf = async ({ canvas }: PlayContext): Promise<HTMLElement[]> => {
  await canvas.findByRole('button', { name: /CSV/ });
  return within(canvas.getByRole('table')).getAllByRole('row').slice(1);
};

export const Ready: Story = {
  play: async (context) => {
    await waitFor(async () => expect(await rowsOf(context)).toHaveLength(storyBets.length));
    await expect(await context.canvas.findByText(/1[.,]587[.,]500/)).toBeVisible();
    await expect(context.canvas.queryByText(openRoundsText(context.globals, allOver))).not.toBeInTheDocument();
  },
};
/** What has not ended is not lost yet: the totals say how much of them that is. */
export const OpenRounds: Story = {
  parameters: answeringRecords({ getBetTotals: { ...storyBetTotals, open: 2, inPlay: 300 } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(openRoundsText(globals, { open: 2, inPlay: 300 }))).toBeVisible();
  },
};
/** §2 "rounds in detail". */
export const Detail: Story = {
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const [, second] = await rowsOf(context);
    if (!second) throw new Error('no second row');
    await context.userEvent.click(within(second).getByRole('button'));
    const detail = within(await screen.findByRole('dialog'));
    await expect(detail.getByRole('textbox', { name: text('records', 'bets.roundId') })).toHaveValue('R-1003');
    await expect(detail.getByText(/\+.*47[.,]500/)).toBeVisible();
    const course = await detail.findByRole('table', { name: text('records', 'bets.movements') });
    await waitFor(async () => {
      const kinds = within(course).getAllByRole('row').slice(1);
      await expect(kinds).toHaveLength(storyMovements.length);
      await expect(kinds[2]).toHaveTextContent(text('records', 'kind.rollback'));
    });
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
const asked = fn();
/** What the address says is asked for, and its round is open; what it can't say is left out. */
export const OpenedByAddress: Story = {
  args: {
    address: {
      values: { state: 'settled', vendorType: 'none', round: storyBets[1] && nameOfRound(storyBets[1]) },
      open: fn(),
      change: fn(),
      close: fn(),
    },
  },
  parameters: answeringRecords({
    listBets: (request) => {
      asked(request);
      return { rows: storyBets };
    },
  }),
  beforeEach: () => void asked.mockClear(),
  play: async ({ args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const detail = within(await screen.findByRole('dialog'));
    await expect(detail.getByRole('textbox', { name: text('records', 'bets.roundId') })).toHaveValue('R-1003');
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ state: 'settled' }));
    await expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ vendorType: expect.anything() }));
    await userEvent.keyboard('{Escape}');
    await expect(args.address?.close).toHaveBeenCalledWith({ state: 'settled', vendorType: 'none' });
  },
};
/** The round of an address could not be looked for: it stays in the address, and comes at the next try. */
export const RoundFailed: Story = {
  args: { address: { values: { round: storyBets[1] && nameOfRound(storyBets[1]) }, open: fn(), change: fn(), close: fn() } },
  parameters: answeringRecords({
    listBets: ({ after }) => {
      if (after !== undefined && !gateway.isUp) return new Refusal('service_unavailable');
      return { rows: after === undefined ? storyBets.slice(0, 1) : storyBets };
    },
  }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByText(text('records', 'bets.roundFailed'))).toBeVisible();
    await expect(args.address?.change).not.toHaveBeenCalled();
    gateway.isUp = true;
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** Each choice goes into the address; the usual days do not. */
export const ChosenByAddress: Story = {
  args: { address: { values: { state: 'settled' }, open: fn(), change: fn(), close: fn() } },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const type = await canvas.findByRole('combobox', { name: text('records', 'bets.vendorType') });
    await userEvent.selectOptions(type, 'LIVE');
    await expect(args.address?.change).toHaveBeenLastCalledWith({ state: 'settled', vendorType: 'LIVE' });
    await userEvent.click(canvas.getByRole('button', { name: text('records', 'records.today') }));
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    await expect(args.address?.change).toHaveBeenLastCalledWith({ state: 'settled', from: day, to: day });
  },
};
const openFirst = async (context: PlayContext): Promise<ReturnType<typeof within>> => {
  const [first] = await rowsOf(context);
  if (!first) throw new Error('no row');
  await context.userEvent.click(within(first).getByRole('button'));
  return within(await screen.findByRole('dialog'));
};
export const DetailLoading: Story = {
  parameters: answeringRecords({ listRoundMovements: 'never' }),
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await expect((await openFirst(context)).getByRole('table', { name: text('records', 'bets.movements') })).toBeVisible();
  },
};
export const DetailFailed: Story = {
  parameters: answeringRecords({ listRoundMovements: () => (gateway.isUp ? { rows: storyMovements } : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { text, words } = storyWords(context.globals);
    const detail = await openFirst(context);
    await expect(await detail.findByText(text('records', 'bets.movementsFailed'))).toBeVisible();
    gateway.isUp = true;
    await context.userEvent.click(detail.getByRole('button', { name: words.retry }));
    await expect(await detail.findByText(text('records', 'kind.rollback'))).toBeVisible();
  },
};
export const DetailEmpty: Story = {
  parameters: answeringRecords({ listRoundMovements: { rows: [] } }),
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await expect(await (await openFirst(context)).findByText(text('records', 'bets.movementsEmpty'))).toBeVisible();
  },
};
/** A round of many movements goes on where it ended, and says so when more does not come. */
export const DetailMore: Story = {
  parameters: answeringRecords({
    listRoundMovements: ({ after }) => {
      if (after === undefined) return { rows: storyMovements.slice(0, 2), next: 'behind two' };
      return gateway.isUp ? { rows: storyMovements.slice(2) } : new Refusal('system_error');
    },
  }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const detail = await openFirst(context);
    const more = await detail.findByRole('button', { name: text('records', 'loadMore') });
    await context.userEvent.click(more);
    await expect(await detail.findByRole('alert')).toHaveTextContent(text('records', 'records.moreFailed'));
    gateway.isUp = true;
    await context.userEvent.click(more);
    await expect(await detail.findByText(text('records', 'kind.rollback'))).toBeVisible();
  },
};
export const GamesFailed: Story = {
  parameters: answeringRecords({ listPlayedGames: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await waitFor(async () =>
      expect(canvas.getByRole('combobox', { name: text('records', 'bets.game') })).toHaveAccessibleDescription(
        text('records', 'bets.gamesFailed'),
      ),
    );
  },
};
/** What is chosen is what the gateway is asked for. */
export const Filtered: Story = {
  parameters: answeringRecords({
    listBets: ({ vendorType, gameId, state, from, to }) => ({
      rows: storyBets.filter(
        (bet) =>
          from === to &&
          gameId === 'g-dragon' &&
          bet.game.en.includes('Dragon') &&
          (!vendorType || bet.vendorType === vendorType) &&
          (!state || bet.state === state),
      ),
    }),
  }),
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('records', 'bets.empty'))).toBeVisible();
    const today = canvas.getByRole('button', { name: text('records', 'records.today') });
    await userEvent.click(today);
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('records', 'bets.vendorType') }), 'RNG');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('records', 'bets.game') }), 'g-dragon');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('records', 'column.state') }), 'settled');
    await waitFor(async () => {
      const rows = await rowsOf(context);
      await expect(rows).toHaveLength(1);
      await expect(rows[0]).toHaveTextContent(/5[.,]000/);
    });
  },
};
/** §9: a day before those that are kept is refused where it was typed, and nobody is asked for it. */
export const TooOld: Story = {
  parameters: answeringRecords({
    listBets: ({ from }) => (Date.now() - Date.parse(from) > 40 * 86_400_000 ? new Refusal('system_error') : { rows: storyBets }),
  }),
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { words } = storyWords(globals);
    await rowsOf(context);
    const from = canvas.getByRole('textbox', { name: words.fromDate });
    await userEvent.clear(from);
    await userEvent.type(from, '01/01/2020{Enter}');
    await expect(from).toHaveAccessibleDescription(words.dateOutOfRange);
    await expect(await rowsOf(context)).toHaveLength(storyBets.length);
  },
};
/** §9: by pages, whose last is read from its own end. */
export const Pages: Story = {
  parameters: answeringRecords({
    listBets: ({ after, towards }) => {
      if (after === 'behind the first') return { rows: storyBets.slice(1, 3), next: 'behind the second', previous: 'before the second' };
      return towards === 'newer'
        ? { rows: storyBets.slice(3), previous: 'before the last' }
        : { rows: storyBets.slice(0, 1), next: 'behind the first' };
    },
    getBetTotals: { ...storyBetTotals, count: 130 },
  }),
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text, words } = storyWords(globals);
    const pager = within(
      await canvas.findByRole('navigation', { name: text('records', 'records.pages', { caption: text('records', 'bets') }) }),
    );
    const open = async (name: string, count: number): Promise<void> => {
      await userEvent.click(pager.getByRole('button', { name }));
      await waitFor(async () => expect(await rowsOf(context)).toHaveLength(count));
    };
    await expect(await rowsOf(context)).toHaveLength(1);
    await open(words.nextPage, 2);
    await expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    const second = text('records', 'records.page', { caption: text('records', 'bets'), page: 2, pageCount: 7 });
    await expect(canvas.getByRole('group', { name: second })).toHaveFocus();
    await open(`${words.lastPage}: 7`, 1);
    await expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent('7');
    await open(words.firstPage, 1);
  },
};
/** While a page is on its way nothing moves below it: a user who turns twice meets the same button twice. */
export const PageLoading: Story = {
  parameters: answeringRecords({
    listBets: ({ after }) => (after ? 'never' : { rows: storyBets, next: 'behind' }),
    getBetTotals: { ...storyBetTotals, count: 130 },
  }),
  play: async ({ canvas, userEvent, globals }) => {
    const { text, words } = storyWords(globals);
    const file = await canvas.findByRole('button', { name: text('records', 'records.export', { count: 130 }) });
    const next = canvas.getByRole('button', { name: words.nextPage });
    const place = next.getBoundingClientRect().left;
    await userEvent.dblClick(next);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('3');
    await expect(file).toBeVisible();
    await expect(next.getBoundingClientRect().left).toBe(place);
  },
};
/** Nobody has to wait for the first page to open another. */
export const FirstPageFailed: Story = {
  parameters: answeringRecords({
    listBets: ({ skip, after }) =>
      skip === 20 && after === undefined ? { rows: storyBets, previous: 'before' } : new Refusal('system_error'),
    getBetTotals: { ...storyBetTotals, count: 130 },
  }),
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByText(text('records', 'bets.failed'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: words.nextPage }));
    await waitFor(async () => expect(await rowsOf(context)).toHaveLength(storyBets.length));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  },
};
/** A page that does not come says so, and leaves the way to the others. */
export const PageFailed: Story = {
  parameters: answeringRecords({
    listBets: ({ after }) => (after ? new Refusal('system_error') : { rows: storyBets, next: 'behind' }),
    getBetTotals: new Refusal('system_error'),
  }),
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text, words } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: words.nextPage }));
    await expect(await canvas.findByText(text('records', 'bets.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.previousPage }));
    await expect(await rowsOf(context)).toHaveLength(storyBets.length);
  },
};
/** All of the period, by the brand's clock, though the list has its first page alone. */
export const Exported: Story = {
  parameters: answeringRecords({
    listBets: ({ after }) => (after ? { rows: storyBets.slice(1) } : { rows: storyBets.slice(0, 1), next: 'behind one' }),
    getBetTotals: { count: storyBets.length, ...allOver, bet: 58_000, win: 98_500, net: 40_500 },
  }),
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent, globals }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('records', 'records.export', { count: storyBets.length }) }));
    const { name, lines } = await waitFor(caughtFile);
    await expect(name).toMatch(/^bets_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const [head, first, second] = lines;
    await expect(head).toBe(
      `\uFEFF${(['column.time', 'bets.game', 'bets.vendor', 'bets.roundId', 'bets.bet', 'bets.win', 'bets.net', 'column.state'] as const)
        .map((key) => text('records', key))
        .join(',')}`,
    );
    await expect(first).toMatch(/^2026-11-21 18:20:14,.*,R-1004,2000,0,-2000,/);
    await expect(second).toMatch(/^2026-11-21 17:02:40,.*,AG,R-1003,50000,97500,47500,/);
    await expect(second).toMatch(new RegExp(`,${text('records', 'betState.settled')}$`));
    await expect(lines).toHaveLength(storyBets.length + 2);
  },
};
export const ExportFailed: Story = {
  parameters: answeringRecords({
    listBets: ({ after }) => (after ? new Refusal('system_error') : { rows: storyBets, next: 'behind' }),
    getBetTotals: new Refusal('system_error'),
  }),
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent, globals }) => {
    const { text } = storyWords(globals);
    await canvas.findByText(text('records', 'records.totalsFailed'));
    await userEvent.click(await canvas.findByRole('button', { name: text('records', 'records.exportAll') }));
    await expect(await canvas.findByText(new RegExp(text('records', 'records.exportFailed')))).toBeVisible();
    await expect(caughtFile()).rejects.toThrow('0 files');
  },
};
export const MoreThanAFile: Story = {
  parameters: answeringRecords({ getBetTotals: { count: 5_001, ...allOver, bet: 5_001_000, win: 0, net: -5_001_000 } }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('records', 'records.exportMost', { count: 5_000 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('records', 'records.export', { count: 5_000 }) })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: answeringRecords({ listBets: { rows: [] }, getBetTotals: { count: 0, ...allOver, bet: 0, win: 0, net: 0 } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('records', 'bets.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: answeringRecords({ listBets: 'never', getBetTotals: 'never' }) };
export const Failed: Story = {
  parameters: answeringRecords({
    listBets: () => (gateway.isUp ? { rows: storyBets } : new Refusal('system_error')),
  }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('records', 'bets.failed'));
    gateway.isUp = true;
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await waitFor(async () => expect(await rowsOf(context)).toHaveLength(storyBets.length));
  },
};
export const TotalsFailed: Story = {
  parameters: answeringRecords({ getBetTotals: new Refusal('system_error') }),
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await expect(await context.canvas.findByText(text('records', 'records.totalsFailed'))).toBeVisible();
    await expect(await rowsOf(context)).toHaveLength(storyBets.length);
  },
};
/** Nobody can say which day it is before the brand's zone is known. */
export const ZoneMissing: Story = {
  parameters: answeringRecords({ getPermission: () => (gateway.isUp ? storyPermission : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('records', 'records.missing'));
    gateway.isUp = true;
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await waitFor(async () => expect(await rowsOf(context)).toHaveLength(storyBets.length));
  },
};
/** The first rows are in sight: what is typed and chosen folds away, and its button says that something is chosen. */
export const OnAPhone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text } = storyWords(globals);
    const fold = await canvas.findByRole('button', { name: text('records', 'records.filters') });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text('records', 'records.today') }));
    await expect(canvas.getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('records', 'column.state') }), 'settled');
    await userEvent.click(fold);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(fold).toHaveAccessibleName(text('records', 'records.filtersOn', { count: 1 }));
    await expect(await rowsOf(context)).not.toHaveLength(0);
  },
};
