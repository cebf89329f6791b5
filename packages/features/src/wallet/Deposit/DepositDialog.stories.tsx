import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers, keepDraft, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { DepositDialog } from './DepositDialog.tsx';

const answering = (createDeposit: NonNullable<Answers['createDeposit']>) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '480px' } },
  feature: { account: 'minh88', answers: { getPermission: storyPermission, createDeposit } satisfies Answers },
});

const meta = {
  title: 'Wallet/DepositDialog',
  component: DepositDialog,
  decorators: [withFeature],
  parameters: answering({ orderId: 'd-1', amount: 5_000, state: 'waiting' }),
  beforeEach: () => localStorage.removeItem('baize-order:minh88:deposit'),
  args: { onClose: fn() },
} satisfies Meta<typeof DepositDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function order({ globals, userEvent }: PlayContext, amount: string) {
  const { text } = storyWords(globals);
  const dialog = within(await screen.findByRole('dialog', { name: text('wallet', 'deposit') }));
  const field = await dialog.findByRole('textbox', { name: new RegExp(text('wallet', 'amount')) });
  await userEvent.type(field, `${amount}{Enter}`);
  return { dialog, field };
}

function refused(code: ErrorCode) {
  return {
    parameters: answering(new Refusal(code)),
    play: async (context) => {
      const { field } = await order(context, '5000');
      await waitFor(() => expect(field).toBeInvalid());
      const sentence = storyWords(context.globals).text('core', code);
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 20)));
    },
  } satisfies Story;
}

export const Open: Story = {};
export const OutOfRange: Story = {
  play: async (context) => {
    const { field } = await order(context, '99');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/100.*50000/);
  },
};
export const Sending: Story = { parameters: answering('never'), play: async (context) => void (await order(context, '5000')) };
export const Ordered: Story = {
  play: async (context) => {
    const { dialog } = await order(context, '5000');
    await expect(await dialog.findByText(storyWords(context.globals).text('wallet', 'orderNumber', { id: 'd-1' }))).toBeVisible();
  },
};
export const Offline: Story = { ...refused('network_error'), parameters: answering('offline') };
export const ServiceFault: Story = refused('service_unavailable');
export const NotForThisAccount: Story = refused('function.not.available');

const amountOf = async ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text } = storyWords(globals);
  const dialog = within(await screen.findByRole('dialog', { name: text('wallet', 'deposit') }));
  return dialog.findByRole('textbox', { name: new RegExp(text('wallet', 'amount')) });
};
export const AfterASessionThatEnded: Story = {
  beforeEach: () => keepDraft('minh88', 'deposit', { amount: '12.345' }),
  play: async (context) => expect(await amountOf(context)).toHaveDisplayValue(/^12[.,]345$/),
};
export const AfterAnotherAccount: Story = {
  beforeEach: () => keepDraft('lan', 'deposit', { amount: '12.345' }),
  play: async (context) => expect(await amountOf(context)).toHaveValue(''),
};
export const QuickPickIsKept: Story = {
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(await dialog.findByRole('button', { name: /10[.,]000/ }));
    await waitFor(() => expect(sessionStorage.getItem('baize-session-drafts')).toContain('"amount":"10000"'));
  },
};
const gateway = { isUp: false };
/** No amount without its currency: the gateway tells it, or is asked again. */
export const CurrencyMissing: Story = {
  parameters: {
    ...meta.parameters,
    feature: {
      account: 'minh88',
      answers: { getPermission: () => (gateway.isUp ? storyPermission : new Refusal('system_error')) } satisfies Answers,
    },
  },
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { text, words } = storyWords(context.globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('wallet', 'deposit') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text('wallet', 'currencyMissing'));
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    gateway.isUp = true;
    await context.userEvent.click(dialog.getByRole('button', { name: words.retry }));
    await expect(await amountOf(context)).toBeVisible();
  },
};
