import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type Answers, fillIn, keepDraft, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering } from '../testing/storySecurity.ts';
import { NewBankCard } from './NewBankCard.tsx';

const meta = {
  title: 'Security/NewBankCard',
  component: NewBankCard,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '640px' } }, ...answering() },
  args: { holderName: 'N***** V** A*', onAdded: fn(), onLeave: fn() },
} satisfies Meta<typeof NewBankCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const answers = (given: Answers) => ({ ...meta.parameters, ...answering(given) });

async function fillAndSend(context: PlayContext, number = '0123456789') {
  const parts = storyParts(context);
  await context.userEvent.type(await parts.field('bankCards.bank'), 'bac');
  await context.userEvent.click(await context.canvas.findByRole('option', { name: 'Bac A Bank' }));
  await context.userEvent.type(await parts.field('bankCards.number'), number);
  await fillIn(context.userEvent, await parts.field('fund'), 'Hushed77');
  await context.userEvent.click(await parts.button('bankCards.save'));
  return parts;
}
/** The form says this at one of its fields, which has the focus. */
const saysAt = (label: string, refusal: Refusal): Pick<Story, 'parameters' | 'play'> => ({
  parameters: answers({ addBankCard: refusal }),
  play: async (context) => {
    const { field, error } = await fillAndSend(context);
    await waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(new RegExp(error(refusal.code))));
    await waitFor(async () => expect(await field(label)).toHaveFocus());
  },
});
/** The form says this above its fields. */
const says = (refusal: Refusal): Pick<Story, 'parameters' | 'play'> => ({
  parameters: answers({ addBankCard: refusal }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error(refusal.code));
  },
});

/** §9: the holder is the real name, and can't be changed. */
export const Composed: Story = {
  play: async (context) => {
    const { field } = storyParts(context);
    await expect(await field('bankCards.holder')).toHaveValue('N***** V** A*');
    await expect(await field('bankCards.holder')).toHaveAttribute('readonly');
  },
};
export const Sent: Story = {
  play: async (context) => {
    await fillAndSend(context, '0123-456 789');
    await waitFor(() => expect(context.args.onAdded).toHaveBeenCalledWith({ bankName: 'Bac A Bank', accountNumber: '0123456789' }));
  },
};
export const Empty: Story = {
  play: async (context) => {
    const { button, field, error } = storyParts(context);
    await context.userEvent.click(await button('bankCards.save'));
    for (const label of ['bankCards.bank', 'bankCards.number', 'fund']) {
      await waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    }
    await waitFor(async () => expect(await field('bankCards.bank')).toHaveFocus());
  },
};
export const NumberTooShort: Story = {
  play: async (context) => {
    const { field, error } = await fillAndSend(context, '12345');
    const message = error('field_length_error', { min: 6, max: 19 });
    await waitFor(async () => expect(await field('bankCards.number')).toHaveAccessibleDescription(new RegExp(message)));
    await waitFor(async () => expect(await field('bankCards.number')).toHaveFocus());
  },
};
export const NumberWithLetters: Story = {
  play: async (context) => {
    const { field, error } = await fillAndSend(context, '12345678x');
    await waitFor(async () => expect(await field('bankCards.number')).toHaveAccessibleDescription(new RegExp(error('field_format_error'))));
  },
};
export const TakenByAnother: Story = saysAt('bankCards.number', new Refusal('bank_card_taken'));
export const BankNotOffered: Story = saysAt('bankCards.bank', new Refusal('bank_not_offered'));
export const FundPasswordWrong: Story = saysAt('fund', new Refusal('fund_password_error'));
export const LockedMeanwhile: Story = says(new Refusal('bank_card_locked'));
export const FullMeanwhile: Story = says(new Refusal('too_many_bank_cards'));
export const RealNameMissing: Story = says(new Refusal('real_name_missing'));
export const TooManyAttempts: Story = {
  parameters: answers({ addBankCard: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
  },
};
export const Sending: Story = {
  parameters: answers({ addBankCard: 'never' }),
  play: async (context) => {
    const { button } = await fillAndSend(context);
    await waitFor(async () => expect(await button('bankCards.save')).toHaveAttribute('aria-busy', 'true'));
    await expect(await button('bankCards.leave')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Offline: Story = {
  parameters: answers({ addBankCard: 'offline' }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
  },
};
export const BanksLoading: Story = { parameters: answers({ listBanks: 'never' }) };
export const AfterASessionThatEnded: Story = {
  beforeEach: () => keepDraft('minh88', 'bankCard', { bankCode: 'TCB', accountNumber: '0123456789', fundPassword: 'leaked22' }),
  play: async (context) => {
    const { field } = storyParts(context);
    await waitFor(async () => expect(await field('bankCards.bank')).toHaveValue('Techcombank'));
    await expect(await field('bankCards.number')).toHaveValue('0123456789');
    await expect(await field('fund')).toHaveValue('');
    await fillIn(context.userEvent, await field('fund'), 'Hushed77');
    await context.userEvent.type(await field('bankCards.number'), '1');
    await waitFor(() => expect(sessionStorage.getItem('baize-session-drafts')).toContain('01234567891'));
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('Hushed77');
  },
};
