import type { DepositOrder, ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { PageAddress } from '../../core/index.ts';
import { heldAnswer, keepDraft, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { fileInputIn } from '../testing/fileInputIn.ts';
import { answeringDeposits, storyChannels, storyOrder, storyOrdersOver } from '../testing/storyDeposits.ts';
import { DepositPage } from './DepositPage.tsx';

const meta = {
  title: 'Cashier/DepositPage',
  component: DepositPage,
  decorators: [withFeature],
  parameters: answeringDeposits(),
  beforeEach: () => localStorage.removeItem('baize-order:minh88:deposit'),
} satisfies Meta<typeof DepositPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const amountOf = ({ canvas, globals }: PlayContext) =>
  canvas.findByRole('textbox', { name: new RegExp(storyWords(globals).text('cashier', 'amount')) });

/** Name of the button of one tap. */
const quick = (amount: number): RegExp => new RegExp(`^${String(amount).replace(/\B(?=(\d{3})+$)/g, '[.,]')}$`);

async function order(context: PlayContext, amount: string): Promise<HTMLElement> {
  const field = await amountOf(context);
  await context.userEvent.type(field, `${amount}{Enter}`);
  return field;
}

function refused(code: ErrorCode) {
  return {
    parameters: answeringDeposits({ createDeposit: new Refusal(code) }),
    play: async (context) => {
      const field = await order(context, '5000');
      // Of no field: it stands by the button.
      await expect(await context.canvas.findByText(storyWords(context.globals).text('core', code))).toBeVisible();
      await expect(field).toBeValid();
    },
  } satisfies Story;
}

export const Form: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await expect(await amountOf(context)).toHaveAccessibleDescription(/100.*50[.,]000/);
    await expect(context.canvas.getByRole('radio', { name: /Vietcombank/ })).toBeChecked();
    await expect(context.canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(await context.canvas.findByRole('table', { name: text('cashier', 'latest') })).toBeVisible();
  },
};
/** The amount of one tap is what the order says. */
export const QuickPick: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await amountOf(context);
    const pick = canvas.getByRole('button', { name: quick(10_000) });
    await userEvent.click(pick);
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sessionStorage.getItem('baize-session-drafts')).toContain('"amount":"10000"'));
  },
};
export const EWallet: Story = {
  play: async (context) => {
    const { canvas, userEvent, globals } = context;
    await amountOf(context);
    await userEvent.click(canvas.getByRole('tab', { name: storyWords(globals).text('cashier', 'method.eWallet') }));
    await expect(await canvas.findByRole('radio', { name: /MoMo/ })).toBeChecked();
  },
};
export const OutOfRange: Story = {
  play: async (context) => {
    const field = await order(context, '99');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/100 \S+ 50[.,]000\./);
  },
};
/** §9: the channel's own bounds win. */
export const BoundsOfTheChannel: Story = {
  parameters: answeringDeposits({
    listDepositChannels: {
      channels: storyChannels.map((channel) => ({ ...channel, minimum: 1_000 })),
      remittanceMinutes: 30,
      promotions: [],
    },
  }),
  play: async (context) => {
    const field = await order(context, '999');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(context.canvas.queryByRole('button', { name: quick(500) })).not.toBeInTheDocument();
  },
};
export const Sending: Story = {
  parameters: answeringDeposits({ createDeposit: 'never' }),
  play: async (context) => void (await order(context, '5000')),
};
/** What to pay, where and until when; the order is found again in the list. */
export const Ordered: Story = {
  parameters: answeringDeposits({ listDeposits: { rows: [storyOrder, ...storyOrdersOver] } }),
  play: async (context) => {
    const { canvas, globals } = context;
    const { text } = storyWords(globals);
    await order(context, '5000');
    await expect(await canvas.findByRole('textbox', { name: text('cashier', 'payTo.contentCode') })).toHaveValue('BZ7K2M9QAB');
    await expect(canvas.getByRole('img', { name: text('cashier', 'payTo.qr') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('cashier', 'cancel') })).toBeVisible();
    // The focus of the form is led to what became of it.
    await expect(document.activeElement).toContainElement(canvas.getByRole('heading', { name: /Vietcombank/ }));
    await expect(document.activeElement).not.toBe(document.body);
  },
};
/** An order of before, by its row. */
export const OpenedAgain: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const row = await canvas.findByRole('button', { name: new RegExp(text('cashier', 'state.failed')) });
    await userEvent.click(row);
    await expect(await canvas.findByText(text('cashier', 'about.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'again') }));
    await expect(await canvas.findByRole('tablist')).toBeVisible();
  },
};
const addressOf = (order: string): PageAddress => ({ values: { order }, open: fn(), change: fn(), close: fn() });
/** An order whose address was opened: a user who pays has it again, though the channels have closed meanwhile. */
export const OpenedByAddress: Story = {
  args: { address: addressOf(storyOrder.orderId) },
  parameters: answeringDeposits({
    listDeposits: ({ after }) => (after === undefined ? { rows: storyOrdersOver, next: 'older' } : { rows: [storyOrder] }),
    listDepositChannels: { channels: [], remittanceMinutes: 30, promotions: [] },
  }),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('textbox', { name: text('cashier', 'payTo.contentCode') })).toHaveValue('BZ7K2M9QAB');
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'again') }));
    await expect(args.address?.close).toHaveBeenCalledWith({});
  },
};
export const OrderOfSomebodyElse: Story = {
  args: { address: addressOf('of-somebody-else') },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('cashier', 'orderMissing'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'again') }));
    await expect(args.address?.close).toHaveBeenCalledWith({});
  },
};
export const OrderNotLoaded: Story = {
  args: { address: addressOf(storyOrder.orderId) },
  parameters: answeringDeposits({ listDeposits: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('cashier', 'historyFailed'));
  },
};
export const OrderLoading: Story = {
  args: { address: addressOf(storyOrder.orderId) },
  parameters: answeringDeposits({ listDeposits: 'never' }),
};
const lateOrder: DepositOrder = { ...storyOrder, payTo: undefined, state: 'expired' };
const shownProof = fn();
/** A user who has paid too late shows the payment; what is no picture stays here. */
export const LatePayment: Story = {
  parameters: answeringDeposits({
    listDeposits: { rows: [lateOrder] },
    sendDepositProof: (request) => {
      shownProof(request);
      return { ...lateOrder, proofs: 1 };
    },
  }),
  beforeEach: () => void shownProof.mockClear(),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(text('cashier', 'state.expired')) }));
    await userEvent.upload(await fileInputIn(canvasElement), new File(['abc'], 'bank.png', { type: 'image/png' }));
    await expect(await canvas.findByText('bank.png')).toBeVisible();
    await waitFor(() => expect(shownProof).toHaveBeenCalledWith({ orderId: storyOrder.orderId, image: btoa('abc') }));
  },
};
const cancelled = { isDone: false };
const ordersNow = (): DepositOrder[] => (cancelled.isDone ? [{ ...storyOrder, payTo: undefined, state: 'cancelled' }] : [storyOrder]);
/** §9: who has not paid gives the order up, after a question. */
export const Cancelled: Story = {
  parameters: answeringDeposits({
    listDeposits: () => ({ rows: ordersNow() }),
    cancelDeposit: () => {
      cancelled.isDone = true;
      return { ...storyOrder, payTo: undefined, state: 'cancelled' };
    },
  }),
  beforeEach: () => {
    cancelled.isDone = false;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(text('cashier', 'state.waiting')) }));
    await userEvent.click(await canvas.findByRole('button', { name: text('cashier', 'cancel') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: text('cashier', 'cancel') }));
    await expect(await canvas.findByText(text('cashier', 'about.cancelled'))).toBeVisible();
  },
};
const otherOrder = { ...storyOrder, orderId: 'd-other', amount: 7_000 };
/** Why one order could not be given up is said of that one alone. */
export const CancelRefused: Story = {
  parameters: answeringDeposits({
    listDeposits: { rows: [storyOrder, otherOrder] },
    cancelDeposit: new Refusal('order_settled'),
  }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const open = async (thousands: number) => {
      const name = new RegExp(`${thousands}[.,]000, ${text('cashier', 'state.waiting')}`);
      await userEvent.click(await canvas.findByRole('button', { name }));
    };
    await open(5);
    await userEvent.click(await canvas.findByRole('button', { name: text('cashier', 'cancel') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: text('cashier', 'cancel') }));
    const sentence = text('core', 'order_settled');
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'again') }));
    await open(7);
    await expect(await canvas.findByRole('button', { name: text('cashier', 'cancel') })).toBeVisible();
    await expect(canvas.queryByText(sentence)).not.toBeInTheDocument();
  },
};
const late = heldAnswer(new Refusal('channel_closed'));
/** It is said where it was ordered, also to who has gone to another method meanwhile. */
export const RefusedMeanwhile: Story = {
  parameters: answeringDeposits({ createDeposit: () => late.answer() }),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    const open = (method: string) => userEvent.click(canvas.getByRole('tab', { name: text('cashier', `method.${method}`) }));
    late.hold();
    await order(context, '5000');
    await open('eWallet');
    await canvas.findByRole('button', { busy: true });
    late.arrive();
    await waitFor(() => expect(canvas.queryByRole('button', { busy: true })).toBeNull());
    await expect(canvas.queryByText(text('core', 'channel_closed'))).toBeNull();
    await open('bank');
    await expect(await canvas.findByText(text('core', 'channel_closed'))).toBeVisible();
  },
};
/** The reply was lost: nobody is told that it failed, nor asked to pay again, while it is looked up. */
export const ReplyLost: Story = {
  parameters: answeringDeposits({ createDeposit: 'offline', getOrderOutcome: { state: 'none' } }),
  play: async (context) => {
    await order(context, '5000');
    const { text } = storyWords(context.globals);
    await expect(await context.canvas.findByText(text('cashier', 'lost.looking'))).toBeVisible();
    await expect(context.canvas.queryByText(text('core', 'network_error'))).toBeNull();
    await expect(context.canvas.getByRole('button', { busy: true })).toBeVisible();
  },
};
/** The look-up finds it: the order is shown as if its reply had come. */
export const ReplyLostAndFound: Story = {
  parameters: answeringDeposits({ createDeposit: 'offline', getOrderOutcome: { state: 'made', reply: storyOrder } }),
  play: async (context) => {
    await order(context, '5000');
    const { text } = storyWords(context.globals);
    const code = await context.canvas.findByRole('textbox', { name: text('cashier', 'payTo.contentCode') });
    await expect(code).toHaveValue(storyOrder.payTo?.contentCode);
  },
};
/** The look-up can't tell: why the reply was lost is said, and that the same can be sent again. */
export const ReplyLostForGood: Story = {
  parameters: answeringDeposits({ createDeposit: 'offline', getOrderOutcome: new Refusal('system_error') }),
  play: async (context) => {
    await order(context, '5000');
    const { text } = storyWords(context.globals);
    await expect(await context.canvas.findByText(text('cashier', 'lost.none'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: text('cashier', 'lost.lookAgain') })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { busy: true })).toBeNull();
  },
};
export const ChannelClosed: Story = refused('channel_closed');
export const TooMany: Story = refused('too_many_open_orders');
export const Loading: Story = { parameters: answeringDeposits({ listDepositChannels: 'never' }) };
export const NoChannels: Story = {
  parameters: answeringDeposits({ listDepositChannels: { channels: [], remittanceMinutes: 30, promotions: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('cashier', 'channelsEmpty'))).toBeVisible();
  },
};
export const ChannelsMissing: Story = {
  parameters: answeringDeposits({ listDepositChannels: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('cashier', 'channelsFailed'));
    await expect(canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const HistoryMissing: Story = {
  parameters: answeringDeposits({ listDeposits: new Refusal('system_error') }),
  play: async (context) => {
    await amountOf(context);
    const { text } = storyWords(context.globals);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text('cashier', 'historyFailed'));
  },
};
export const NoHistory: Story = {
  parameters: answeringDeposits({ listDeposits: { rows: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('cashier', 'historyEmpty'))).toBeVisible();
  },
};
export const AfterASessionThatEnded: Story = {
  beforeEach: () => keepDraft('minh88', 'deposit', { amount: '12345', channelId: 'momo' }),
  play: async (context) => {
    await expect(await amountOf(context)).toHaveDisplayValue(/^12[.,]345$/);
    await expect(context.canvas.getByRole('radio', { name: /MoMo/ })).toBeChecked();
  },
};
export const AfterAnotherAccount: Story = {
  beforeEach: () => keepDraft('lan', 'deposit', { amount: '12345' }),
  play: async (context) => expect(await amountOf(context)).toHaveValue(''),
};
const gateway = { isUp: false };
/** No amount without its currency: the gateway tells it, or is asked again. */
export const CurrencyMissing: Story = {
  parameters: answeringDeposits({ getPermission: () => (gateway.isUp ? storyPermission : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { text, words } = storyWords(context.globals);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text('cashier', 'currencyMissing'));
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument();
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await amountOf(context)).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Form, globals: { viewport: { value: 'w360', isRotated: false } } };
