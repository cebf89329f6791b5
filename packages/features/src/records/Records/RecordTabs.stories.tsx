import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { BetHistory } from '../BetHistory/BetHistory.tsx';
import { NetDeposits } from '../NetDeposits/NetDeposits.tsx';
import { ProfitAndLoss } from '../ProfitAndLoss/ProfitAndLoss.tsx';
import { BonusDetails, TransactionHistory } from '../TransactionHistory/TransactionHistory.tsx';
import { answeringRecords } from '../testing/storyRecords.ts';
import { RecordTabs } from './RecordTabs.tsx';

const meta = {
  title: 'Records/RecordTabs',
  component: RecordTabs,
  decorators: [withFeature],
  parameters: answeringRecords(),
  args: {
    parts: [
      { tab: 'transactions', content: <TransactionHistory /> },
      { tab: 'bonuses', content: <BonusDetails /> },
      { tab: 'netDeposits', content: <NetDeposits /> },
    ],
    open: 'transactions',
    onOpen: fn(),
  },
  render: function Held({ open, onOpen, parts }) {
    const [tab, setTab] = useState(open);
    const change = (next: typeof tab): void => {
      setTab(next);
      onOpen(next);
    };
    return <RecordTabs parts={parts} open={tab} onOpen={change} />;
  },
} satisfies Meta<typeof RecordTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tab has its own part, and the page hears which one is open, so that the address can say it. */
export const Transactions: Story = {
  tags: ['browser'],
  play: async ({ canvas, args, userEvent, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('combobox', { name: text('records', 'transactions.kind') })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: text('records', 'tab.netDeposits') }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('netDeposits');
    await expect(await canvas.findByRole('figure', { name: text('records', 'netDeposits.byDay') })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};
export const Bets: Story = {
  args: {
    parts: [
      { tab: 'bets', content: <BetHistory /> },
      { tab: 'profitAndLoss', content: <ProfitAndLoss /> },
    ],
    open: 'profitAndLoss',
  },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('tab', { name: text('records', 'tab.profitAndLoss'), selected: true })).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: text('records', 'profit.byDay') })).toBeVisible();
  },
};
