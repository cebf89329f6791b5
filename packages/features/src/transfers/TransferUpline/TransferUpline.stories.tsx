import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillIn, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringTransfers, storyTransferTerms } from '../testing/storyTransfers.ts';
import { TransferUpline } from './TransferUpline.tsx';

const meta = {
  title: 'Transfers/TransferUpline',
  component: TransferUpline,
  decorators: [withFeature],
  parameters: answeringTransfers(),
  args: { fundPasswordHref: '/web?center=account&page=fund' },
  beforeEach: () => localStorage.removeItem('baize-order:minh88:transfer'),
} satisfies Meta<typeof TransferUpline>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text, words } = storyWords(globals);
  return { t: (key: string, slots?: Record<string, string | number>) => text('transfers', key, slots), core: text, words };
};
const amountOf = (context: PlayContext) =>
  context.canvas.findByRole('textbox', { name: new RegExp(wordsOf(context).t('transfer.amount')) });
const passwordOf = (context: PlayContext) => context.canvas.findByLabelText(new RegExp(`^${wordsOf(context).t('transfer.fundPassword')}`));

/** Types an amount and goes on. */
async function goOn(context: PlayContext, amount: string): Promise<void> {
  const field = await amountOf(context);
  if (amount) await context.userEvent.type(field, amount);
  await context.userEvent.click(context.canvas.getByRole('button', { name: wordsOf(context).t('transfer.next') }));
}

/** Goes to the confirmation and sends. */
async function send(context: PlayContext, password = 'Fund1234'): Promise<void> {
  await goOn(context, '10000');
  if (password) await fillIn(context.userEvent, await passwordOf(context), password);
  const name = new RegExp(`^${wordsOf(context).t('transfer.send', { amount: '' }).trim()} .*10[.,]000$`);
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
}

/** An amount that is refused in its field, before anything is sent. */
const refusedAmount = (amount: string, sentence: RegExp, change: Partial<typeof storyTransferTerms> = {}) =>
  ({
    parameters: answeringTransfers({ getTransferTerms: { ...storyTransferTerms, ...change } }),
    play: async (context) => {
      await goOn(context, amount);
      const field = await amountOf(context);
      await waitFor(() => expect(field).toBeInvalid());
      await expect(field).toHaveAccessibleDescription(sentence);
    },
  }) satisfies Story;

/** A refusal of the gateway: below the password where it is of that, otherwise above the buttons. */
function refused(code: ErrorCode) {
  return {
    parameters: answeringTransfers({ transferToUpline: new Refusal(code) }),
    play: async (context) => {
      await send(context);
      const sentence = wordsOf(context).core('core', code);
      if (!code.startsWith('fund_')) await expect(await context.canvas.findByRole('alert')).toHaveTextContent(sentence);
      else await waitFor(async () => expect(await passwordOf(context)).toHaveAccessibleDescription(new RegExp(sentence)));
    },
  } satisfies Story;
}

/** §2, §6: who gets it, what there is, and the bounds. */
export const Form: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await amountOf(context)).toHaveAccessibleDescription(/100.*50[.,]000[.,]000/);
    await expect(canvas.getByText('agent01')).toBeVisible();
    await expect(canvas.getByText('Quốc Bảo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /12[.,]480[.,]500/ })).toBeVisible();
  },
};
/** What goes to whom, once more, before the fund password. */
export const Confirmation: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    await goOn(context, '10000');
    await expect(await context.canvas.findByText(t('transfer.confirmAbout'))).toBeVisible();
    await expect(context.canvas.getByText(/12[.,]470[.,]500/)).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};
/** The way back keeps the amount. */
export const BackToTheAmount: Story = {
  play: async (context) => {
    await goOn(context, '10000');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: wordsOf(context).t('transfer.back') }));
    await expect(await amountOf(context)).toHaveDisplayValue(/^10[.,]000$/);
  },
};
/** The new balance, and the way to another one. */
export const Sent: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    await send(context);
    const told = await context.canvas.findByRole('status');
    await expect(told).toHaveTextContent(/10[.,]000.*agent01/);
    await expect(context.canvas.getByText(/12[.,]470[.,]500/)).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toContainElement(told);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('transfer.again') }));
    await expect(await amountOf(context)).toHaveValue('');
  },
};
export const Sending: Story = {
  parameters: answeringTransfers({ transferToUpline: 'never' }),
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getByRole('button', { name: wordsOf(context).t('transfer.back') })).toBeDisabled();
  },
};
/** §9: what is left to wager stands above the form, before the player types. */
export const TurnoverLeft: Story = {
  ...refusedAmount('10000', /./, { turnoverLeft: 3_000, transferable: 0 }),
};
export const TooLittle: Story = refusedAmount('99', /100.*50[.,]000[.,]000/);
export const TooMuch: Story = refusedAmount('50000001', /100.*50[.,]000[.,]000/);
export const NoAmount: Story = refusedAmount('', /./);
export const MoreThanThereIs: Story = refusedAmount('12480501', /./);
export const WithoutPassword: Story = {
  play: async (context) => {
    await send(context, '');
    await waitFor(async () => expect(await passwordOf(context)).toBeInvalid());
  },
};
export const WrongPassword: Story = refused('fund_password_error');
export const PasswordLocked: Story = refused('TOO_MANY_REQUEST');
export const NotEnough: Story = refused('insufficient_balance');
export const ReceiverClosed: Story = refused('receiver_not_available');
export const SwitchedOff: Story = refused('function.not.available');
/** The reply was lost: while it is looked up nothing else can be sent. */
export const ReplyLost: Story = {
  parameters: answeringTransfers({ transferToUpline: 'offline', getOrderOutcome: { state: 'none' } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await send(context);
    await expect(await context.canvas.findByText(t('lost.looking'))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t('transfer.back') })).toBeDisabled();
  },
};
/** The way to set one. */
export const NoFundPassword: Story = {
  parameters: answeringTransfers({ getTransferTerms: { ...storyTransferTerms, hasFundPassword: false } }),
  play: async (context) => {
    const link = await context.canvas.findByRole('link', { name: wordsOf(context).t('transfer.setFundPassword') });
    await expect(link).toHaveAttribute('href', '/web?center=account&page=fund');
  },
};
const { upline: _, ...withoutUpline } = storyTransferTerms;
export const NoUpline: Story = {
  parameters: answeringTransfers({ getTransferTerms: () => withoutUpline }),
  play: async (context) => {
    await expect(await context.canvas.findByText(wordsOf(context).t('transfer.noUpline'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answeringTransfers({ getTransferTerms: 'never' }) };
export const TermsMissing: Story = {
  parameters: answeringTransfers({ getTransferTerms: new Refusal('system_error') }),
  play: async (context) => {
    const { t, words } = wordsOf(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('transfer.failed'));
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const PermissionMissing: Story = {
  parameters: answeringTransfers({ getPermission: new Refusal('system_error') }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(wordsOf(context).t('transfer.failed'));
  },
};
export const OnAPhone: Story = { ...Confirmation, globals: { viewport: { value: 'mobile1', isRotated: false } } };
