import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { catchFiles, caughtFile } from '../../core/testing/catchFiles.ts';
import { Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringRecords, storyTransactions } from '../testing/storyRecords.ts';
import { TransactionHistory } from './TransactionHistory.tsx';

const meta = {
  title: 'Records/TransactionHistory',
  component: TransactionHistory,
  decorators: [withFeature],
  parameters: answeringRecords(),
} satisfies Meta<typeof TransactionHistory>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = async ({ canvas }: PlayContext): Promise<HTMLElement[]> => {
  await canvas.findByRole('button', { name: /CSV/ });
  return within(canvas.getByRole('table')).getAllByRole('row').slice(1);
};

export const Ready: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await waitFor(async () => expect(await rowsOf(context)).toHaveLength(storyTransactions.length));
    const [win, bet] = await rowsOf(context);
    await expect(win).toHaveTextContent(text('records', 'kind.win'));
    await expect(win).toHaveTextContent(/\+.*97[.,]500/);
    await expect(bet).toHaveTextContent(/−.*50[.,]000/);
    await expect(bet).toHaveTextContent('sandbo…7a8e21');
  },
};
/** What is chosen is what the gateway is asked for. */
export const OneReason: Story = {
  parameters: answeringRecords({
    listTransactions: ({ kind }) => ({ rows: storyTransactions.filter((row) => !kind || row.kind === kind) }),
  }),
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await rowsOf(context);
    await context.userEvent.selectOptions(context.canvas.getByRole('combobox', { name: text('records', 'transactions.kind') }), 'deposit');
    await waitFor(async () => {
      const rows = await rowsOf(context);
      await expect(rows).toHaveLength(1);
      await expect(rows[0]).toHaveTextContent(text('records', 'kind.deposit'));
    });
  },
};
/** A reference that a spreadsheet would run stays a text; amounts are numbers that it can add up. */
export const Exported: Story = {
  parameters: answeringRecords({
    listTransactions: { rows: storyTransactions.map((row) => (row.seq === 3 ? { ...row, reference: '=HYPERLINK("x")' } : row)) },
  }),
  beforeEach: catchFiles,
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /CSV/ }));
    const { name, lines } = await waitFor(caughtFile);
    await expect(name).toMatch(/^transactions_.*\.csv$/);
    await expect(lines[2]).toBe(
      `2026-11-21 17:02:40,${text('records', 'kind.bet')},-50000,502000,sandbox:1c9a2d54-0c3e-4d43-8a57-5f1f0d7a8e21`,
    );
    await expect(lines[3]).toMatch(/,50000,552000,"'=HYPERLINK\(""x""\)"$/);
    await expect(lines).toHaveLength(storyTransactions.length + 2);
  },
};
export const Empty: Story = {
  parameters: answeringRecords({ listTransactions: { rows: [] }, getTransactionTotals: { count: 0, credit: 0, debit: 0, net: 0 } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('records', 'transactions.empty'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answeringRecords({ listTransactions: 'never', getTransactionTotals: 'never' }) };
export const Failed: Story = {
  parameters: answeringRecords({ listTransactions: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('records', 'transactions.failed'));
    await expect(canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const TotalsFailed: Story = {
  parameters: answeringRecords({ getTransactionTotals: new Refusal('system_error') }),
  play: async (context) => {
    await expect(await context.canvas.findByText(storyWords(context.globals).text('records', 'records.totalsFailed'))).toBeVisible();
  },
};
