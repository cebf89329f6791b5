import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type Answers, fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, storyBankCard } from '../testing/storySecurity.ts';
import { BankCardRemoval } from './BankCardRemoval.tsx';

const meta = {
  title: 'Security/BankCardRemoval',
  component: BankCardRemoval,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '480px' } }, ...answering() },
  args: { card: storyBankCard, onRemoved: fn(), onLeave: fn() },
} satisfies Meta<typeof BankCardRemoval>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const answers = (given: Answers) => ({ ...meta.parameters, ...answering(given) });

async function fillAndSend(context: PlayContext) {
  const parts = storyParts(context);
  await fillIn(context.userEvent, await parts.field('fund'), 'Hushed77');
  await context.userEvent.click(await parts.button('bankCards.removeSave'));
  return parts;
}

export const Composed: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(t('bankCards.removeQuestion', { card: 'Vietcombank •••• 6789' }))).toBeVisible();
  },
};
export const Removed: Story = {
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() => expect(context.args.onRemoved).toHaveBeenCalledWith(storyBankCard));
  },
};
export const Empty: Story = {
  play: async (context) => {
    const { button, field, error } = storyParts(context);
    await context.userEvent.click(await button('bankCards.removeSave'));
    await waitFor(async () => expect(await field('fund')).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    await expect(context.args.onRemoved).not.toHaveBeenCalled();
  },
};
export const FundPasswordWrong: Story = {
  parameters: answers({ removeBankCard: new Refusal('fund_password_error') }),
  play: async (context) => {
    const { field, error } = await fillAndSend(context);
    await waitFor(async () => expect(await field('fund')).toHaveAccessibleDescription(new RegExp(error('fund_password_error'))));
    await waitFor(async () => expect(await field('fund')).toHaveFocus());
    await expect(context.args.onRemoved).not.toHaveBeenCalled();
  },
};
export const LockedMeanwhile: Story = {
  parameters: answers({ removeBankCard: new Refusal('bank_card_locked') }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('bank_card_locked'));
  },
};
export const GoneMeanwhile: Story = {
  parameters: answers({ removeBankCard: new Refusal('bank_card_not_found') }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('bank_card_not_found'));
  },
};
export const Sending: Story = {
  parameters: answers({ removeBankCard: 'never' }),
  play: async (context) => {
    const { button } = await fillAndSend(context);
    await waitFor(async () => expect(await button('bankCards.removeSave')).toHaveAttribute('aria-busy', 'true'));
    await expect(await button('bankCards.keep')).toHaveAttribute('aria-disabled', 'true');
  },
};
