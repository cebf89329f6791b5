import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fillIn, keepFiguresWhole, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyCards, storyTerms } from '../testing/storyWithdrawals.ts';
import { WithdrawFormView, type WithdrawFormViewProps } from './WithdrawFormView.tsx';

/** Every try is refused. */
function Refusing({ refusal: why, ...props }: WithdrawFormViewProps): ReactElement {
  const [refusal, setRefusal] = useState<WithdrawFormViewProps['refusal']>();
  return <WithdrawFormView {...props} refusal={refusal} onOrderWithdrawal={() => setRefusal(why && { ...why })} />;
}

const meta = {
  title: 'Cashier/WithdrawFormView',
  component: WithdrawFormView,
  decorators: [withFeature],
  args: {
    terms: storyTerms,
    cards: storyCards,
    cardsHref: '/web?center=account&page=bankCards',
    gamesHref: '/web/games',
    promotionHrefOf: (id) => `/web/promo?promotion=${id}`,
    currency: 'VND',
    language: 'vi',
    isSending: false,
    refusal: undefined,
    onOrderWithdrawal: fn(),
  },
} satisfies Meta<typeof WithdrawFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A try that leads to the field that it was refused for. */
const refused = (code: ErrorCode, field: string): Story => ({
  args: { refusal: { code } },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'withdraw') }));
    const invalid = canvas.getByLabelText(new RegExp(`^${text('cashier', field)}`));
    await waitFor(() => expect(invalid).toHaveFocus());
    await expect(invalid).toHaveAccessibleDescription(new RegExp(text('core', code).slice(0, 20)));
  },
});

export const Idle: Story = {
  tags: ['browser'],
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('radio', { name: /ACB/ }));
    await fillIn(userEvent, canvas.getByLabelText(new RegExp(`^${text('cashier', 'withdraw.fundPassword')}`)), 'Fund1234');
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'withdraw.amount')) }), '10000{Enter}');
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
/** Which bonus holds it, and the way to its terms and out of it. */
export const BonusLeft: Story = {
  args: {
    terms: {
      ...storyTerms,
      turnoverLeft: 6_600,
      withdrawable: 0,
      bonuses: [
        {
          bonusId: '0190a3b4-7c1e-4000-8000-000000000041',
          promotionId: 'second',
          title: { vi: 'Nạp lần hai trong ngày +10%', en: 'Second deposit of the day +10%' },
          amount: 500,
          asked: 16_500,
          wagered: 9_900,
          weights: {},
          since: '2026-11-20T03:00:00Z',
          expiresAt: '2026-11-27T03:00:00Z',
          costToGiveUp: 500,
        },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const item = (await canvas.findAllByRole('listitem')).find((one) => /16[.,]500/.test(one.textContent ?? ''));
    await expect(item).toHaveTextContent(/6[.,]600/);
    await expect(canvas.getByRole('link', { name: text('cashier', 'turnover.terms') })).toHaveAttribute(
      'href',
      '/web/promo?promotion=second',
    );
  },
};
export const TurnoverLeft: Story = { args: { terms: { ...storyTerms, turnoverLeft: 3_000, withdrawable: 0 } } };
export const Refused: Story = refused('daily_limit_exceeded', 'withdraw.amount');
export const WrongPassword: Story = refused('fund_password_error', 'withdraw.fundPassword');
/** What is wrong with no field stands by the button, until anything is edited. */
export const Failed: Story = {
  args: { refusal: { code: 'system_error' } },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'withdraw') }));
    await expect(canvas.getByText(text('core', 'system_error'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'withdraw.amount')) })).toBeValid();
    await userEvent.click(canvas.getByRole('radio', { name: /ACB/ }));
    await expect(canvas.queryByText(text('core', 'system_error'))).not.toBeInTheDocument();
  },
};
/** Each try leads to what it was refused for, until that is edited. */
export const RefusedAgain: Story = {
  args: { refusal: { code: 'daily_limit_exceeded' } },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const amount = canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'withdraw.amount')) });
    const password = canvas.getByLabelText(new RegExp(`^${text('cashier', 'withdraw.fundPassword')}`));
    await userEvent.type(password, '{Enter}');
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(new RegExp(text('core', 'daily_limit_exceeded')));
    await userEvent.type(amount, '5');
    await expect(amount).toBeValid();
    await userEvent.type(password, 'Fund1234{Enter}');
    await expect(amount).toHaveFocus();
    await expect(amount).toBeInvalid();
  },
};
const wideTerms = { ...storyTerms, maximum: 112_480_700, balance: 1_234_567_890, withVendors: 112_480_700, withdrawable: 112_480_700 };
export const WideFigures: Story = {
  tags: ['browser'],
  args: { currency: 'KWD', terms: wideTerms },
  play: async ({ canvasElement }) => keepFiguresWhole(canvasElement, 5),
};
export const WideFiguresOnAPhone: Story = {
  ...WideFigures,
  args: { currency: 'VND', terms: wideTerms },
  globals: { viewport: { value: 'w360', isRotated: false } },
};
