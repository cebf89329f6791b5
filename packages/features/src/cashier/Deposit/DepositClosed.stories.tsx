import type { Closure, DepositOrder } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringDeposits, storyOpenPlay, storyOrder, storyOrdersOver } from '../testing/storyDeposits.ts';
import { DepositPage } from './DepositPage.tsx';

const since = '2026-11-21T12:42:00Z';
const [until, opensAt] = ['2026-11-22T12:42:00Z', '2026-11-22T12:42:00Z'];
const during = (closure: Closure, orders: DepositOrder[] = storyOrdersOver) =>
  answeringDeposits({ getProtection: { ...storyOpenPlay, closure }, listDeposits: { rows: orders } });
const aBreak: Closure = { kind: 'break', since, until, opensAt, canAskReturn: false };

const meta = {
  title: 'Cashier/DepositClosed',
  component: DepositPage,
  decorators: [withFeature],
  args: { protectionHref: '#protection', withdrawHref: '#withdraw' },
} satisfies Meta<typeof DepositPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LCCP 3.5.3: why, until when, and what stays open stand in place of the form; what was paid in before is there. */
export const DuringABreak: Story = {
  tags: ['browser', 'pictured'],
  parameters: during(aBreak),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('cashier', 'closed.break', { until: '2026-11-22 19:42' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('cashier', 'withdraw') })).toHaveAttribute('href', '#withdraw');
    await expect(canvas.getByRole('link', { name: text('cashier', 'deposit.protection') })).toHaveAttribute('href', '#protection');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(text('cashier', 'state.failed')) }));
    await expect(await canvas.findByText(text('cashier', 'about.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'again') }));
    await expect(await canvas.findByText(text('cashier', 'closed.title'))).toBeVisible();
  },
};
export const OnAPhone: Story = {
  tags: ['pictured'],
  parameters: during(aBreak),
  globals: { viewport: { value: 'w360', isRotated: false } },
};
const says = (closure: Closure, key: 'closed.exclusion' | 'closed.forGood' | 'closed.over' | 'closed.returns') =>
  ({
    parameters: during(closure, []),
    play: async ({ canvas, globals }) => {
      await expect(await canvas.findByText(storyWords(globals).text('cashier', key, { until: '2026-11-22 19:42' }))).toBeVisible();
    },
  }) satisfies Story;
export const Excluded: Story = says({ kind: 'exclusion', since, until, canAskReturn: false }, 'closed.exclusion');
export const ExcludedForGood: Story = says({ kind: 'exclusion', since, canAskReturn: false }, 'closed.forGood');
export const ExclusionOver: Story = says({ kind: 'exclusion', since, until, canAskReturn: true }, 'closed.over');
export const Returning: Story = says({ kind: 'exclusion', since, until, opensAt, canAskReturn: false }, 'closed.returns');
/** An order that was made before has its address still. */
export const AnOrderByItsAddress: Story = {
  args: { address: { values: { order: storyOrder.orderId }, open: fn(), change: fn(), close: fn() } },
  parameters: during(aBreak, [storyOrder]),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('textbox', { name: text('cashier', 'payTo.contentCode') })).toHaveValue('BZ7K2M9QAB');
  },
};
