import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringRecords, storyTransactions } from '../testing/storyRecords.ts';
import { BonusDetails } from './TransactionHistory.tsx';

const welcome = storyTransactions.filter(({ kind }) => kind === 'welcome');
const totals = { count: 1, credit: 500_000, debit: 0, net: 500_000 };

const meta = {
  title: 'Records/BonusDetails',
  component: BonusDetails,
  decorators: [withFeature],
  // A user who asks for anything but bonuses is answered with everything.
  parameters: answeringRecords({
    listTransactions: ({ group }) => ({ rows: group === 'bonus' ? welcome : storyTransactions }),
    getTransactionTotals: ({ group }) => (group === 'bonus' ? totals : { ...totals, count: 5 }),
  }),
} satisfies Meta<typeof BonusDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bonuses alone: nothing else of a balance is listed, or can be chosen. */
export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await canvas.findByRole('button', { name: /CSV/ });
    const rows = within(canvas.getByRole('table', { name: text('records', 'bonus') }))
      .getAllByRole('row')
      .slice(1);
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent(text('records', 'kind.welcome'));
    await expect(canvas.getByText(text('records', 'bonus.credit'))).toBeVisible();
    const kinds = within(canvas.getByRole('combobox')).getAllByRole('option');
    await expect(kinds.slice(1).map(({ textContent }) => textContent)).toEqual([
      text('records', 'kind.welcome'),
      text('records', 'kind.bonus'),
      text('records', 'kind.bonusReturned'),
      text('records', 'kind.rebate'),
      text('records', 'kind.pointsConverted'),
      text('records', 'kind.guildShare'),
    ]);
  },
};
export const Pages: Story = {
  parameters: answeringRecords({
    listTransactions: ({ after }) => (after ? { rows: welcome, previous: 'before it' } : { rows: welcome, next: 'behind one' }),
    getTransactionTotals: { ...totals, count: 21 },
  }),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: storyWords(globals).words.nextPage }));
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  },
};
export const Empty: Story = {
  parameters: answeringRecords({ listTransactions: { rows: [] }, getTransactionTotals: { count: 0, credit: 0, debit: 0, net: 0 } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('records', 'bonus.empty'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answeringRecords({ listTransactions: 'never', getTransactionTotals: 'never' }) };
export const Failed: Story = {
  parameters: answeringRecords({ listTransactions: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('records', 'bonus.failed'));
  },
};
