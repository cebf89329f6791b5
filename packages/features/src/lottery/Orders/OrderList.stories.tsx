import { formatMoney } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { useLanguage } from '../../core/index.ts';
import { type Answers, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyLotteries, storyOrder, storyOrders } from '../testing/storyLotteries.ts';
import { OrderList } from './OrderList.tsx';
import { useCancelOrder } from './useCancelOrder.ts';
import { useLotteryOrders } from './useLotteryOrders.ts';

const lotteries = storyLotteries();

function Orders(): ReactElement {
  const language = useLanguage();
  return (
    <OrderList
      state={useLotteryOrders()}
      cancelling={useCancelOrder()}
      {...{ lotteries, language }}
      aheadMs={0}
      timeZone="Asia/Ho_Chi_Minh"
      movementHref={({ state }) => `/records/${state}`}
      money={(amount) => formatMoney(amount, { currency: 'VND', language, signed: false })}
    />
  );
}

const answering = (answers: Answers = {}) => ({
  feature: { account: 'minh88', answers: { listLotteryOrders: () => ({ rows: storyOrders() }), ...answers } satisfies Answers },
});
const meta = {
  title: 'Lottery/OrderList',
  component: Orders,
  decorators: [withFeature],
  parameters: answering({ cancelLotteryOrder: () => ({ ...storyOrder(), state: 'cancelled' as const }) }),
} satisfies Meta<typeof Orders>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An order in each state; of the two that wait one can be cancelled still. */
export const EachState: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    for (const state of ['won', 'wonCapped', 'lost', 'cancelled', 'refunded'] as const)
      await expect(await canvas.findByText(text('lottery', `state.${state}`))).toBeVisible();
    await expect(canvas.getAllByText(text('lottery', 'state.open'))).toHaveLength(2);
    const records = canvas.getAllByRole('link', { name: text('lottery', 'movementOf', { order: '0190a3b4' }) });
    await expect(records.map((link) => link.getAttribute('href'))).toEqual(storyOrders().map(({ state }) => `/records/${state}`));
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'cancel') }));
    await expect(await canvas.findByText(/6[.,]000\.? (?:came back|nữa)|hoàn ₫\s6[.,]000/)).toBeVisible();
  },
};
export const CancelledTooLate: Story = {
  parameters: answering({ cancelLotteryOrder: new Refusal('cancel_too_late') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('lottery', 'cancel') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'cancel_too_late'));
  },
};
export const None: Story = { parameters: answering({ listLotteryOrders: { rows: [] } }) };
export const Loading: Story = { parameters: answering({ listLotteryOrders: 'never' }) };
export const Missing: Story = {
  parameters: answering({ listLotteryOrders: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('lottery', 'ordersFailed'));
  },
};
