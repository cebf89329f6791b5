import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringWallets, storyWallets } from '../testing/storyWallets.ts';
import { WalletPage } from './WalletPage.tsx';

const meta = {
  title: 'Cashier/WalletPage',
  component: WalletPage,
  decorators: [withFeature],
  args: { historyHref: '/web?center=transactionHistory' },
  beforeEach: () => {
    for (const name of ['baize-order:minh88:transferFund', 'baize-balance-hidden']) localStorage.removeItem(name);
  },
} satisfies Meta<typeof WalletPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: PlayContext) => storyWords(globals).text;
const figureOf = (context: PlayContext, name: string): HTMLElement => {
  const term = context.canvas.getAllByText(wordsOf(context)('cashier', name))[0];
  if (!term?.parentElement) throw new Error(`no figure ${name}`);
  return term.parentElement;
};
async function ask(context: PlayContext, from: string, to: string, amount: string): Promise<void> {
  const { canvas, userEvent } = context;
  const text = wordsOf(context);
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: text('cashier', 'wallets.from') }), from);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('cashier', 'wallets.to') }), to);
  const field = canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'wallets.amount')) });
  if (amount) await userEvent.type(field, amount);
  await userEvent.type(field, '{Enter}');
}

/** From the main wallet to a vendor: each figure follows, the total stays. */
export const ToVendor: Story = {
  tags: ['browser'],
  parameters: answeringWallets(),
  play: async (context) => {
    await ask(context, 'main', 'ALB', '80500');
    const text = wordsOf(context);
    await waitFor(() => expect(figureOf(context, 'wallets.main')).toHaveTextContent(/12[.,]400[.,]000/));
    await expect(figureOf(context, 'wallets.away')).toHaveTextContent(/780[.,]500/);
    await expect(figureOf(context, 'wallets.total')).toHaveTextContent(/13[.,]180[.,]500/);
    await expect(context.canvas.getByRole('status')).toHaveTextContent(text('cashier', 'wallets.main'));
  },
};
/** All of it back at once; then there is nothing to gather. */
export const GatherAll: Story = {
  parameters: answeringWallets(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const gather = await canvas.findByRole('button', { name: wordsOf(context)('cashier', 'wallets.gather') });
    await userEvent.click(gather);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/700[.,]000/));
    await waitFor(() => expect(gather).toBeDisabled());
    await expect(figureOf(context, 'wallets.main')).toHaveTextContent(/13[.,]180[.,]500/);
  },
};
/** A wallet that is chosen on both sides changes places with the other. */
export const OtherWay: Story = {
  parameters: answeringWallets(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = wordsOf(context);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: text('cashier', 'wallets.from') }), 'ALB');
    await expect(canvas.getByRole('combobox', { name: text('cashier', 'wallets.to') })).toHaveValue('main');
    const field = canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'wallets.amount')) });
    await expect(field).toHaveAccessibleDescription(/700[.,]000/);
  },
};
function refused(parameters: object, amount: string, sentence: string): Story {
  return {
    parameters,
    play: async (context) => {
      await ask(context, 'main', 'PT', amount);
      const field = context.canvas.getByRole('textbox', { name: new RegExp(wordsOf(context)('cashier', 'wallets.amount')) });
      await waitFor(() => expect(field).toBeInvalid());
      await expect(field).toHaveAccessibleDescription(new RegExp(wordsOf(context)('core', sentence).slice(0, 20)));
    },
  };
}
export const NotEnough: Story = refused(answeringWallets(), '99999999', 'insufficient_balance');
export const NothingTyped: Story = refused(answeringWallets(), '', 'field_required');
/** Of no field: it stands by the button. */
function failed(parameters: object, sentence: string): Story {
  return {
    parameters,
    play: async (context) => {
      await ask(context, 'main', 'PT', '1000');
      await expect(await context.canvas.findByText(wordsOf(context)('core', sentence))).toBeVisible();
    },
  };
}
export const VendorClosed: Story = failed(
  answeringWallets({ transferFund: new Refusal('vendor_under_maintenance') }),
  'vendor_under_maintenance',
);
/** The reply was lost: the look-up finds that the money moved. */
export const ReplyLost: Story = {
  parameters: answeringWallets({ transferFund: 'offline', getOrderOutcome: { state: 'made', reply: storyWallets } }),
  play: async (context) => {
    await ask(context, 'main', 'PT', '1000');
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(/1[.,]000.*PT/));
  },
};
/** The same of gathering: how much came back is said. */
export const GatherReplyLost: Story = {
  parameters: answeringWallets({
    gatherWallets: 'offline',
    getOrderOutcome: { state: 'made', reply: { ...storyWallets, gathered: 700_000 } },
  }),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: wordsOf(context)('cashier', 'wallets.gather') }));
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(/700[.,]000/));
  },
};
const read = { times: 0 };
/** What a vendor's games have moved since is read at a touch. */
export const Refreshed: Story = {
  parameters: answeringWallets({
    listVendorWallets: () => {
      read.times += 1;
      return { ...storyWallets, balance: read.times > 1 ? 1_234_567 : storyWallets.balance };
    },
  }),
  beforeEach: () => {
    read.times = 0;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const refresh = await canvas.findByRole('button', { name: wordsOf(context)('cashier', 'wallets.refresh') });
    await expect(figureOf(context, 'wallets.main')).not.toHaveTextContent(/1[.,]234[.,]567/);
    await userEvent.click(refresh);
    await waitFor(() => expect(figureOf(context, 'wallets.main')).toHaveTextContent(/1[.,]234[.,]567/));
  },
};
/** §1: hidden here is hidden everywhere. */
export const Hidden: Story = {
  parameters: answeringWallets(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = wordsOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: text('cashier', 'wallets.hide') }));
    await expect(figureOf(context, 'wallets.total')).not.toHaveTextContent(/13[.,]180/);
    await expect(context.canvasElement, 'nor beside the form').not.toHaveTextContent(/12[.,]480[.,]500/);
    await expect(localStorage.getItem('baize-balance-hidden')).toBe('yes');
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'wallets.show') }));
    await expect(figureOf(context, 'wallets.total')).toHaveTextContent(/13[.,]180/);
  },
};
/** Where all games play from the main wallet there is nothing to move. */
export const NoVendors: Story = {
  parameters: answeringWallets({ listVendorWallets: { ...storyWallets, wallets: [] } }),
  play: async (context) => {
    await expect(await context.canvas.findByText(wordsOf(context)('cashier', 'wallets.none'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answeringWallets({ listVendorWallets: 'never' }) };
export const Missing: Story = {
  parameters: answeringWallets({ listVendorWallets: new Refusal('system_error') }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(wordsOf(context)('cashier', 'wallets.failed'));
  },
};
export const OnAPhone: Story = { ...ToVendor, globals: { viewport: { value: 'w360', isRotated: false } }, parameters: answeringWallets() };
