import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { answeringTeam, storyIncome } from '../testing/storyTeam.ts';
import { teamWords } from '../testing/teamWords.ts';
import { AgentIncomeEntry } from './AgentIncomeEntry.tsx';

const meta = {
  title: 'AgentCenter/AgentIncome',
  component: AgentIncomeEntry,
  decorators: [withFeature],
  parameters: answeringTeam(),
  args: {
    part: undefined,
    openPart: fn(),
    partOf: (part) => <p>bills {part}</p>,
    address: { values: { from: '2026-11-15', to: '2026-11-18' }, open: fn(), change: fn(), close: fn() },
    hrefOf: () => '/web',
  },
} satisfies Meta<typeof AgentIncomeEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Totals by type, and a row for each day with a payment, the newest first. */
export const Ready: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { canvas } = context;
    const { t } = teamWords(context);
    const table = within(await canvas.findByRole('table', { name: t('income.days') }));
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows.slice(0, 3).map((row) => row.textContent?.slice(0, 10))).toEqual(['2026-11-18', '2026-11-17', '2026-11-16']);
    await expect(rows[1]).toHaveTextContent(/100[.,]000.*118[.,]200.*18[.,]200/);
    await expect(rows[3]).toHaveTextContent(/10[.,]392[.,]000.*320[.,]500.*4[.,]118[.,]200.*6[.,]594[.,]300/);
  },
};
/** The bills behind the amounts are pages of their own. */
export const Bills: Story = {
  args: { part: 'owed' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { t } = teamWords(context);
    await expect(await canvas.findByText('bills owed')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t('income.bills.received') }));
    await expect(args.openPart).toHaveBeenCalledWith('received');
  },
};
const { totals } = storyIncome;
const nothing = { ...totals, byType: { dividend: 0, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0 }, received: 0, paid: 0, net: 0 };
export const Nothing: Story = {
  parameters: answeringTeam({ getAgentIncome: { totals: nothing, days: [{ day: '2026-11-15', ...nothing }] } }),
  play: async (context) => {
    await expect(await context.canvas.findByText(teamWords(context).t('income.none'))).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: answeringTeam({ getAgentIncome: new Refusal('system_error') }),
  play: async (context) => {
    const { words, t } = teamWords(context);
    await expect(await context.canvas.findByText(t('income.failed'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
