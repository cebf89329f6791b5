import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyBalance, storyWords, withFeature } from '../../core/testing/index.ts';
import { LoggedInBarView } from './LoggedInBarView.tsx';

const meta = {
  title: 'Shell/LoggedInBarView',
  component: LoggedInBarView,
  decorators: [withFeature],
  args: {
    nickname: 'Minh Anh',
    iconId: 3,
    balance: storyBalance,
    isUpdating: false,
    hasFailed: false,
    isBalanceHidden: false,
    unread: 0,
    rewards: 0,
    isRoleKnown: true,
    language: 'vi',
    depositHref: '/web?dialog=deposit',
    centerHref: '/web?center=account',
    onHideBalance: fn(),
    onRefreshBalance: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof LoggedInBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Minh Anh' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /12\.480\.500/ }));
    await expect(args.onRefreshBalance).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).text('shell', 'logOut') }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: storyWords(globals).text('shell', 'deposit') })).toHaveAttribute(
      'href',
      '/web?dialog=deposit',
    );
    await expect(canvas.getByRole('link', { name: new RegExp(storyWords(globals).text('shell', 'center')) })).toHaveAttribute(
      'href',
      '/web?center=account',
    );
  },
};
export const WithoutDeposit: Story = {
  args: { depositHref: undefined, centerHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
/** Nothing is offered yet, and nothing moves when it is. */
export const RoleUnknown: Story = {
  args: { isRoleKnown: false, depositHref: undefined, centerHref: undefined },
  globals: { viewport: { value: 'w1360', isRotated: false } },
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Minh Anh')).not.toBeInTheDocument();
    const room = canvas.getByText(storyWords(globals).text('shell', 'deposit'));
    await expect(room.getBoundingClientRect().width).toBeGreaterThan(0);
    // The portal takes no link without an address.
    await expect(room.closest('a')).toHaveAttribute('href', '#');
  },
};
export const Unread: Story = {
  args: { unread: 3 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('shell', 'unread', { number: 3 }))).toBeInTheDocument();
  },
};
export const Rewards: Story = {
  args: { rewards: 4 },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('link', { name: new RegExp(text('shell', 'rewards', { number: 4 })) })).toHaveAttribute(
      'href',
      '/web?center=account',
    );
  },
};
/** Both counts have a corner of their own. */
export const UnreadAndRewards: Story = {
  args: { unread: 120, rewards: 7 },
  tags: ['browser'],
  play: async ({ canvas }) => {
    const [unread, rewards] = ['99+', '7'].map((count) => canvas.getByText(count).getBoundingClientRect());
    await expect(rewards?.top).toBeGreaterThanOrEqual(unread?.bottom ?? Number.NaN);
  },
};
export const BalanceHidden: Story = {
  args: { isBalanceHidden: true },
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.queryByText(/12\.480\.500/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).words.hideAmount }));
    await expect(args.onHideBalance.mock.calls).toEqual([[false]]);
  },
};
export const Loading: Story = { args: { balance: undefined, isUpdating: true } };
export const BalanceFailed: Story = { args: { balance: undefined, hasFailed: true } };
export const LongNickname: Story = { args: { nickname: 'Nguyễn Trần Hoàng Phúc Thiên Ân' } };
export const Fortune: Story = { args: { balance: { sumBalance: Number.MAX_SAFE_INTEGER, currency: 'VND' } } };
