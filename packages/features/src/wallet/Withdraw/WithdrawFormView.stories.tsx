import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyCards, storyTerms } from '../testing/storyWithdrawals.ts';
import { WithdrawFormView } from './WithdrawFormView.tsx';

const meta = {
  title: 'Wallet/WithdrawFormView',
  component: WithdrawFormView,
  decorators: [withFeature],
  args: {
    terms: storyTerms,
    cards: storyCards,
    cardsHref: '/web?center=account&page=bankCards',
    currency: 'VND',
    language: 'vi',
    isSending: false,
    refusal: undefined,
    onOrderWithdrawal: fn(),
  },
} satisfies Meta<typeof WithdrawFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('radio', { name: /ACB/ }));
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${text('wallet', 'withdraw.fundPassword')}`)), 'Fund1234');
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('wallet', 'withdraw.amount')) }), '10000{Enter}');
    const card = storyCards[1];
    await expect(args.onOrderWithdrawal).toHaveBeenCalledWith({
      cardId: card?.cardId,
      amount: 10_000,
      fundPassword: 'Fund1234',
      terms: storyTerms,
    });
  },
};
export const Sending: Story = { args: { isSending: true } };
/** Nothing can be withdrawn, and why stands first. */
export const TurnoverLeft: Story = { args: { terms: { ...storyTerms, turnoverLeft: 3_000, withdrawable: 0 } } };
export const Refused: Story = { args: { refusal: { code: 'daily_limit_exceeded', text: 'Vượt quá giới hạn trong ngày.' } } };
export const WrongPassword: Story = { args: { refusal: { code: 'fund_password_error', text: 'Mật khẩu quỹ không đúng.' } } };
