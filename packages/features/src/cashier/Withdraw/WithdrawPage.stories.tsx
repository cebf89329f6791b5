import type { ErrorCode, WithdrawalNeed, WithdrawalOrder } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { PageAddress } from '../../core/index.ts';
import { fillIn, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { fileInputIn } from '../testing/fileInputIn.ts';
import { answeringWithdrawals, storyPaid, storyTerms, storyWithdrawal, storyWithdrawalsOver } from '../testing/storyWithdrawals.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

const meta = {
  title: 'Cashier/WithdrawPage',
  component: WithdrawPage,
  decorators: [withFeature],
  parameters: answeringWithdrawals(),
  args: {
    hrefOf: (need: WithdrawalNeed) => `/web?center=account&page=${need}`,
    gamesHref: '/web/games',
    promotionHrefOf: (id: string) => `/web/promo?promotion=${id}`,
  },
  beforeEach: () => localStorage.removeItem('baize-order:minh88:withdraw'),
} satisfies Meta<typeof WithdrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const amountOf = ({ canvas, globals }: PlayContext) =>
  canvas.findByRole('textbox', { name: new RegExp(storyWords(globals).text('cashier', 'withdraw.amount')) });
const passwordOf = ({ canvas, globals }: PlayContext) =>
  canvas.getByLabelText(new RegExp(`^${storyWords(globals).text('cashier', 'withdraw.fundPassword')}`));

async function order(context: PlayContext, amount: string, password = 'Fund1234'): Promise<HTMLElement> {
  const field = await amountOf(context);
  await context.userEvent.type(field, amount);
  if (password) await fillIn(context.userEvent, passwordOf(context), password);
  await context.userEvent.type(field, '{Enter}');
  return field;
}

function refused(code: ErrorCode) {
  return {
    parameters: answeringWithdrawals({ createWithdrawal: new Refusal(code) }),
    play: async (context) => {
      await order(context, '10000');
      const field = code.startsWith('fund_') ? passwordOf(context) : await amountOf(context);
      await waitFor(() => expect(field).toBeInvalid());
      const sentence = storyWords(context.globals).text('core', code);
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 20)));
    },
  } satisfies Story;
}

export const Form: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { canvas, globals } = context;
    const { text } = storyWords(globals);
    await expect(await amountOf(context)).toHaveAccessibleDescription(/100.*40[.,]000/);
    await expect(canvas.getByRole('radio', { name: /Vietcombank/ })).toBeChecked();
    await expect(canvas.getByText(text('cashier', 'withdraw.freeLeft', { count: 5, total: 5 }))).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: text('cashier', 'withdraw.today') })).toBeVisible();
    await expect(canvas.getByText(text('cashier', 'withdraw.gatherFirst'))).toBeVisible();
  },
};
/** §9: the fee of the sixth is told before it is ordered. */
export const WithFee: Story = {
  parameters: answeringWithdrawals({ getWithdrawalTerms: { ...storyTerms, freeLeft: 0, withdrawnToday: 200_000 } }),
  play: async (context) => {
    await context.userEvent.type(await amountOf(context), '10000');
    await expect(context.canvas.getByText(/9[.,]900/)).toBeVisible();
    await expect(context.canvas.getByText(storyWords(context.globals).text('cashier', 'withdraw.feeAbout', { percent: 1 }))).toBeVisible();
  },
};
/** §9: what is left to wager stands above the form, with the way to the games, and by the button that can't work before. */
export const TurnoverLeft: Story = {
  parameters: answeringWithdrawals({ getWithdrawalTerms: { ...storyTerms, turnoverLeft: 3_000, withdrawable: 0 } }),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await userEvent.type(await amountOf(context), '10000');
    await expect(canvas.getByRole('link', { name: text('cashier', 'turnover.play') })).toHaveAttribute('href', '/web/games');
    const button = canvas.getByRole('button', { name: /10[.,]000$/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/3[.,]000/);
  },
};
const addressOf = (order: string): PageAddress => ({ values: { order }, open: fn(), change: fn(), close: fn() });
/** An order whose address was opened waits for its player's word, though the form has not come. */
export const OpenedByAddress: Story = {
  args: { address: addressOf(storyPaid.orderId) },
  parameters: answeringWithdrawals({ listWithdrawals: { rows: [storyPaid] }, getWithdrawalTerms: 'never' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: storyWords(globals).text('cashier', 'receipt.send') })).toBeVisible();
  },
};
export const OrderOfSomebodyElse: Story = {
  args: { address: addressOf('of-somebody-else') },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('cashier', 'withdraw.orderMissing'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'withdraw.again') }));
    await expect(args.address?.close).toHaveBeenCalledWith({});
  },
};
/** A user who leaves an order of the whole list stands in that list again. */
export const BackInTheList: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const list = text('cashier', 'withdraw.history');
    await userEvent.click(await canvas.findByRole('tab', { name: list }));
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(text('cashier', 'step.rejected')) }));
    await userEvent.click(await canvas.findByRole('button', { name: text('cashier', 'withdraw.again') }));
    await expect(await canvas.findByRole('tab', { name: list, selected: true })).toBeVisible();
  },
};
export const OutOfRange: Story = {
  play: async (context) => {
    const field = await order(context, '99');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/100 \S+ 40[.,]000\./);
  },
};
export const WithoutPassword: Story = {
  play: async (context) => {
    await order(context, '10000', '');
    await waitFor(() => expect(passwordOf(context)).toBeInvalid());
  },
};
export const WrongPassword: Story = refused('fund_password_error');
export const NoFundPassword: Story = refused('fund_password_missing');
export const NotEnough: Story = refused('insufficient_balance');
export const DailyLimit: Story = refused('daily_limit_exceeded');
/** It is looked up; of no field: it stands by the button. */
export const ReplyLost: Story = {
  parameters: answeringWithdrawals({ createWithdrawal: 'offline', getOrderOutcome: { state: 'none' } }),
  play: async (context) => {
    await order(context, '10000');
    await expect(await context.canvas.findByText(storyWords(context.globals).text('cashier', 'lost.looking'))).toBeVisible();
    await expect(await amountOf(context)).toBeValid();
  },
};
/** Its steps are followed; the way back leads to an empty form. */
export const Ordered: Story = {
  parameters: answeringWithdrawals({ listWithdrawals: { rows: [storyWithdrawal, ...storyWithdrawalsOver] } }),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await order(context, '10000');
    await expect(await canvas.findByText(text('cashier', 'step.approved'))).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toContainElement(canvas.getByRole('heading', { name: /Vietcombank/ }));
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'withdraw.again') }));
    await expect(await amountOf(context)).toHaveValue('');
  },
};

const member = { said: undefined as WithdrawalOrder | undefined };
const openPaid = async ({ canvas, globals, userEvent }: PlayContext): Promise<void> => {
  const { text } = storyWords(globals);
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`${text('cashier', 'step.paid')}$`) }));
};
const shownProof = fn();
const paid = {
  parameters: answeringWithdrawals({
    sendReceiptProof: (request) => {
      shownProof(request);
      return { ...(member.said ?? storyPaid), proofs: 1 };
    },
    listWithdrawals: () => ({ rows: [member.said ?? storyPaid] }),
    confirmReceipt: ({ receipt, receivedAmount }) => {
      const isFull = receipt === 'full';
      member.said = {
        ...storyPaid,
        receipt,
        receivedAmount: isFull ? 9_900 : (receivedAmount ?? 0),
        ...(isFull && { state: 'confirmed', settledAt: '2026-11-21T11:30:00.000000Z' }),
      };
      return member.said;
    },
  }),
  beforeEach: () => {
    member.said = undefined;
    shownProof.mockClear();
  },
} satisfies Story;
/** §4: received in full ends the order. */
export const ReceivedInFull: Story = {
  ...paid,
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await openPaid(context);
    await userEvent.click(await canvas.findByRole('button', { name: text('cashier', 'receipt.send') }));
    await expect(await canvas.findByText(text('cashier', 'receipt.is.full'))).toBeVisible();
  },
};
/** §4: a part, with what is missing; then pictures may be sent. */
export const ReceivedInPart: Story = {
  ...paid,
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await openPaid(context);
    await userEvent.click(await canvas.findByRole('radio', { name: text('cashier', 'receipt.part') }));
    const send = canvas.getByRole('button', { name: text('cashier', 'receipt.send') });
    await userEvent.click(send);
    const received = canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'receipt.received')) });
    await expect(received).toBeInvalid();
    await userEvent.type(received, '4000');
    await userEvent.click(send);
    await expect(await canvas.findByText(text('cashier', 'receipt.is.part'))).toBeVisible();
    await expect(canvas.getByText(text('cashier', 'receipt.proof'))).toBeVisible();
  },
};
/** §4: nothing received asks for pictures of the statement. */
export const NotReceived: Story = {
  ...paid,
  play: async (context) => {
    const { canvas, canvasElement, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await openPaid(context);
    await userEvent.click(await canvas.findByRole('radio', { name: text('cashier', 'receipt.none') }));
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'receipt.send') }));
    await expect(await canvas.findByText(text('cashier', 'receipt.is.none'))).toBeVisible();
    await userEvent.upload(await fileInputIn(canvasElement), new File(['abc'], 'statement.png', { type: 'image/png' }));
    await waitFor(() => expect(shownProof).toHaveBeenCalledWith({ orderId: storyPaid.orderId, image: btoa('abc') }));
  },
};
/** Rejected, with the reason and the money back. */
export const Rejected: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(text('cashier', 'step.rejected')) }));
    await expect(await canvas.findByText('Sai số tài khoản')).toBeVisible();
  },
};
/** §9: what is missing for a first withdrawal, in its order, with the way to the next. */
const guided = (needs: WithdrawalNeed[]): Story => ({
  parameters: answeringWithdrawals({ getWithdrawalTerms: { ...storyTerms, needs }, listBankCards: { cards: [] } }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const [next = 'bankCard'] = needs;
    const steps = within(await canvas.findByRole('list', { name: text('cashier', 'withdraw.guide') })).getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(steps.filter((step) => step.getAttribute('aria-current') === 'step').map((step) => step.textContent)).toEqual([
      expect.stringContaining(text('cashier', `withdraw.need.${next}`)),
    ]);
    const door = canvas.getByRole('link', { name: text('cashier', `withdraw.needSet.${next}`) });
    await expect(door).toHaveAttribute('href', `/web?center=account&page=${next}`);
  },
});
export const FirstWithdrawal: Story = guided(['realName', 'fundPassword', 'bankCard']);
export const WithoutFundPassword: Story = guided(['fundPassword', 'bankCard']);
export const NoCards: Story = guided(['bankCard']);
export const NoHistory: Story = {
  parameters: answeringWithdrawals({ listWithdrawals: { rows: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('cashier', 'withdraw.historyEmpty'))).toBeVisible();
  },
};
export const HistoryMissing: Story = {
  parameters: answeringWithdrawals({ listWithdrawals: new Refusal('system_error') }),
  play: async (context) => {
    await amountOf(context);
    const { text } = storyWords(context.globals);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text('cashier', 'withdraw.historyFailed'));
  },
};
export const Loading: Story = { parameters: answeringWithdrawals({ getWithdrawalTerms: 'never' }) };
export const TermsMissing: Story = {
  parameters: answeringWithdrawals({ getWithdrawalTerms: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('cashier', 'withdraw.failed'));
    await expect(canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Form, globals: { viewport: { value: 'w360', isRotated: false } } };
