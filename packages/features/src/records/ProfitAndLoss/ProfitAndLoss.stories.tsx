import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { catchFiles, caughtFile } from '../../core/testing/catchFiles.ts';
import { Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { allOver, answeringRecords, openRoundsText, storyNoPlay, storyProfitAndLoss } from '../testing/storyRecords.ts';
import { ProfitAndLoss } from './ProfitAndLoss.tsx';

const meta = {
  title: 'Records/ProfitAndLoss',
  component: ProfitAndLoss,
  decorators: [withFeature],
  parameters: answeringRecords(),
} satisfies Meta<typeof ProfitAndLoss>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const rowsIn = async ({ canvas, globals }: PlayContext, caption: 'profit.byDay' | 'profit.byType'): Promise<HTMLElement[]> => {
  await canvas.findByRole('button', { name: /CSV/ });
  const table = canvas.getByRole('table', { name: storyWords(globals).text('records', caption) });
  return within(table).getAllByRole('row').slice(1);
};

/** A loss has its word and its sign, a day without play is zero, and the chart has the table’s name. */
export const Ready: Story = {
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const [loss, without, gain] = await rowsIn(context, 'profit.byDay');
    await expect(loss).toHaveTextContent('2026-11-21');
    await expect(loss).toHaveTextContent(new RegExp(`${text('records', 'profit.loss')} −.*1[.,]635[.,]000`));
    await expect(without).toHaveTextContent(new RegExp(`${text('records', 'profit.even')} ₫.00`));
    await expect(gain).toHaveTextContent(new RegExp(`${text('records', 'profit.gain')} \\+.*47[.,]500`));
    await expect(context.canvas.getByRole('figure', { name: text('records', 'profit.byDay') })).toBeVisible();
    const [live, , gone] = await rowsIn(context, 'profit.byType');
    await expect(live).toHaveTextContent(text('records', 'vendorType.LIVE'));
    await expect(gone).toHaveTextContent(text('records', 'profit.goneGames'));
    await expect(context.canvas.queryByText(openRoundsText(context.globals, allOver))).not.toBeInTheDocument();
  },
};
/** What has not ended is not lost yet: the totals say how much of them that is. */
export const OpenRounds: Story = {
  parameters: answeringRecords({
    getProfitAndLoss: { ...storyProfitAndLoss, totals: { ...storyProfitAndLoss.totals, open: 2, inPlay: 300 } },
  }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(openRoundsText(globals, { open: 2, inPlay: 300 }))).toBeVisible();
  },
};
/** What keeps the days as a file stands in a frame at the edge of their table. */
export const FramedAtTheEdge: Story = {
  tags: ['browser'],
  play: async (context) => {
    await rowsIn(context, 'profit.byDay');
    const button = context.canvas.getByRole('button', { name: /CSV/ });
    const table = context.canvas.getByRole('table', { name: storyWords(context.globals).text('records', 'profit.byDay') });
    await expect(button.getBoundingClientRect().left).toBe(table.getBoundingClientRect().left);
    await expect(getComputedStyle(button).borderColor).not.toMatch(/, 0\)$/);
  },
};
/** The file has the days of the table, the newest first, and numbers to add up. */
export const Exported: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent, globals }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: /CSV/ }));
    const { name, lines } = await waitFor(caughtFile);
    await expect(name).toMatch(/^profit_and_loss_.*\.csv$/);
    const heads = (['column.day', 'bets.count', 'bets.bet', 'bets.win', 'bets.net'] as const).map((key) => text('records', key));
    await expect(lines).toEqual([
      `\uFEFF${heads.join(',')}`,
      '2026-11-21,31,1900000,265000,-1635000',
      '2026-11-20,0,0,0,0',
      '2026-11-19,12,240000,287500,47500',
      '',
    ]);
  },
};
/** What is chosen is what the gateway is asked for. */
export const OneType: Story = {
  parameters: answeringRecords({
    getProfitAndLoss: ({ vendorType, from, to }) => (vendorType === 'LIVE' && from === to ? storyProfitAndLoss : storyNoPlay),
  }),
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('records', 'bets.empty'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('records', 'records.today') }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('records', 'bets.vendorType') }), 'LIVE');
    await waitFor(async () => expect(await rowsIn(context, 'profit.byDay')).toHaveLength(storyProfitAndLoss.days.length));
    await expect(canvas.queryByRole('table', { name: text('records', 'profit.byType') })).not.toBeInTheDocument();
  },
};
/** A year of days: a line, for bars would be too thin. */
export const Long: Story = {
  tags: ['browser'],
  parameters: answeringRecords({
    getProfitAndLoss: {
      ...storyProfitAndLoss,
      days: Array.from({ length: 365 }, (_, index) => {
        const net = ((index * 7_919) % 200_000) - 120_000;
        const day = new Date(Date.UTC(2025, 10, 22 + index)).toISOString().slice(0, 10);
        return { day, count: 4, ...allOver, bet: 200_000, win: 200_000 + net, net };
      }),
    },
  }),
  play: async (context) => expect(await rowsIn(context, 'profit.byDay')).toHaveLength(365),
};
/** §9: a brand whose law asks for more says so, and three months are one tap away. */
export const ThreeMonths: Story = {
  parameters: answeringRecords({
    getPermission: { ...storyPermission, recordDays: 92 },
    getProfitAndLoss: ({ from, to }) => (Date.parse(to) - Date.parse(from) === 91 * 86_400_000 ? storyProfitAndLoss : storyNoPlay),
  }),
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('records', 'records.emptyNext', { count: 92 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('records', 'records.lastDays', { count: 92 }) }));
    await waitFor(async () => expect(await rowsIn(context, 'profit.byDay')).toHaveLength(storyProfitAndLoss.days.length));
  },
};
export const Empty: Story = {
  parameters: answeringRecords({ getProfitAndLoss: storyNoPlay }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('records', 'bets.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: answeringRecords({ getProfitAndLoss: 'never' }) };
const gateway = { isUp: false };
export const Failed: Story = {
  parameters: answeringRecords({ getProfitAndLoss: () => (gateway.isUp ? storyProfitAndLoss : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('records', 'profit.failed'));
    gateway.isUp = true;
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await waitFor(async () => expect(await rowsIn(context, 'profit.byDay')).toHaveLength(storyProfitAndLoss.days.length));
  },
};
