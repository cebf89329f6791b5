import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepFiguresWhole, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyWallets } from '../testing/storyWallets.ts';
import { VendorWalletsView } from './VendorWalletsView.tsx';

const meta = {
  title: 'Cashier/VendorWalletsView',
  component: VendorWalletsView,
  decorators: [withFeature],
  args: {
    wallets: storyWallets,
    isReading: false,
    language: 'vi',
    isHidden: false,
    onHide: fn(),
    historyHref: '/web?center=transactionHistory',
    move: { status: 'idle' },
    onTransfer: fn(),
    onGather: fn(),
    onReadAgain: fn(),
  },
} satisfies Meta<typeof VendorWalletsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of a vendor’s wallet is one touch away. */
export const Idle: Story = {
  tags: ['browser'],
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('cashier', 'wallets.from') }), 'ALB');
    await userEvent.click(canvas.getByRole('button', { name: /700[.,]000/ }));
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'wallets.transfer') }));
    await expect(args.onTransfer).toHaveBeenCalledWith({ from: 'ALB', to: 'main', amount: 700_000 });
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'wallets.refresh') }));
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { move: { status: 'sending' } } };
/** Read again: the figures stay where they are. */
export const Reading: Story = { args: { isReading: true } };
/** With nothing at a vendor’s there is nothing to gather. */
export const NothingAway: Story = {
  args: { wallets: { ...storyWallets, wallets: storyWallets.wallets.map((wallet) => ({ ...wallet, balance: 0 })) } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: storyWords(globals).text('cashier', 'wallets.gather') })).toBeDisabled();
  },
};
const wide = { ...storyWallets, balance: 112_480_700, inPlay: 12_480_700 };
/** As wide as the page of the centre: a figure that needs more than a quarter takes it, and the last one goes below. */
export const WideFigures: Story = {
  tags: ['browser'],
  args: { wallets: { ...wide, currency: 'KWD' } },
  decorators: [(Inner) => <div style={{ inlineSize: '708px', maxInlineSize: '100%' }}>{Inner()}</div>],
  play: async ({ canvasElement }) => keepFiguresWhole(canvasElement, 6),
};
export const WideFiguresOnAPhone: Story = {
  ...WideFigures,
  args: { wallets: { ...wide, balance: 1_234_567_890 } },
  globals: { viewport: { value: 'w360', isRotated: false } },
};
