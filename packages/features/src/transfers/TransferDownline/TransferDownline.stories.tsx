import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringTransfers, storyTransferTerms } from '../testing/storyTransfers.ts';
import { TransferDownline } from './TransferDownline.tsx';

const fundPasswordHref = '/web?agent=downlineManagement&page=fund';
const { upline: _, ...withoutUpline } = storyTransferTerms;
const meta = {
  title: 'Transfers/TransferDownline',
  component: TransferDownline,
  args: { fundPasswordHref },
  decorators: [withFeature],
  parameters: answeringTransfers({ getTransferTerms: withoutUpline }),
  beforeEach: () => localStorage.removeItem('baize-order:minh88:transfer'),
} satisfies Meta<typeof TransferDownline>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text, words } = storyWords(globals);
  return { t: (key: string, slots?: Record<string, string | number>) => text('transfers', key, slots), words };
};
const openAccount = async (context: PlayContext, account: string): Promise<void> => {
  const name = wordsOf(context).t('downline.choose', { account });
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
};
const send = async (context: PlayContext): Promise<void> => {
  const { canvas, userEvent } = context;
  const { t } = wordsOf(context);
  await openAccount(context, 'tuyen0002');
  await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(t('transfer.amount')) }), '10000{Enter}');
  await userEvent.type(await canvas.findByLabelText(new RegExp(`^${t('transfer.fundPassword')}`)), 'Fund1234{Enter}');
};
const searchOf = (context: PlayContext) => context.canvas.findByRole('searchbox', { name: wordsOf(context).t('downline.search') });

const membersIn = (context: PlayContext) =>
  within(context.canvas.getByRole('table', { name: wordsOf(context).t('downline.list') }))
    .getAllByRole('row')
    .slice(1);

/** §6: the first page of 2,000; one that is disabled can’t be chosen. */
export const List: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { canvas } = context;
    const { t } = wordsOf(context);
    await expect(await canvas.findByText('tuyen0001')).toBeVisible();
    await expect(membersIn(context)).toHaveLength(20);
    await expect(await canvas.findByText('daily0012')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('downline.choose', { account: 'tuyen0003' }) })).toBeNull();
    await expect(canvas.getByText(t('downline.unavailable'))).toBeVisible();
    await context.userEvent.click(canvas.getByRole('button', { name: t('loadMore') }));
    await expect(await canvas.findByText('tuyen0040')).toBeVisible();
  },
};
export const Search: Story = {
  play: async (context) => {
    await context.userEvent.type(await searchOf(context), 'TUYEN199');
    await expect(await context.canvas.findByText('tuyen1999')).toBeVisible();
    await expect(membersIn(context)).toHaveLength(10);
  },
};
export const NobodyFound: Story = {
  play: async (context) => {
    await context.userEvent.type(await searchOf(context), 'xyz');
    await expect(await context.canvas.findByText(wordsOf(context).t('downline.notFound', { search: 'xyz' }))).toBeVisible();
  },
};
/** From the list to the confirmation and the new balance, and back to the list. */
export const Sent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = wordsOf(context);
    await send(context);
    await expect(await canvas.findByRole('status')).toHaveTextContent(/10[.,]000.*tuyen0002/);
    await expect(canvas.getByText(/12[.,]470[.,]500/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('transfer.again') }));
    await expect(await canvas.findByText('tuyen0001')).toBeVisible();
  },
};
/** The next receiver gets a form of his own. */
export const BackFromSent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = wordsOf(context);
    await send(context);
    await canvas.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: t('downline.back') }));
    await openAccount(context, 'tuyen0001');
    await expect(await canvas.findByRole('textbox', { name: new RegExp(t('transfer.amount')) })).toHaveValue('');
    await expect(canvas.queryByText(/tuyen0002/)).toBeNull();
  },
};
/** Nobody leaves before he has been told what became of it. */
export const OnItsWay: Story = {
  parameters: answeringTransfers({ getTransferTerms: withoutUpline, transferToDownline: 'never' }),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: wordsOf(context).t('downline.back') })).toBeDisabled();
  },
};
export const ToOne: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    await openAccount(context, 'tuyen0002');
    await expect(await context.canvas.findByText(t('transfer.to.downline'))).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('downline.back') }));
    await expect(await context.canvas.findByText('tuyen0001')).toBeVisible();
  },
};
/** §6: an agent may send to his upline as well. */
export const WithUpline: Story = {
  parameters: answeringTransfers(),
  play: async (context) => {
    const { t } = wordsOf(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('transfer.upline') }));
    await expect(await context.canvas.findByText(t('transfer.to.upline'))).toBeVisible();
    await expect(context.canvas.getByText('agent01')).toBeVisible();
  },
};
export const NoFundPassword: Story = {
  parameters: answeringTransfers({ getTransferTerms: { ...withoutUpline, hasFundPassword: false } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const set = () => context.canvas.findByRole('link', { name: t('transfer.setFundPassword') });
    await expect(await set()).toHaveAttribute('href', fundPasswordHref);
    await openAccount(context, 'tuyen0002');
    await expect(await context.canvas.findByText(t('transfer.noFundPassword'))).toBeVisible();
    await expect(await set()).toHaveAttribute('href', fundPasswordHref);
  },
};
export const Nobody: Story = {
  parameters: answeringTransfers({ getTransferTerms: withoutUpline, listDownline: { rows: [] } }),
  play: async (context) => {
    await expect(await context.canvas.findByText(wordsOf(context).t('downline.empty'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answeringTransfers({ getTransferTerms: withoutUpline, listDownline: 'never' }) };
export const ListMissing: Story = {
  parameters: answeringTransfers({ getTransferTerms: withoutUpline, listDownline: new Refusal('system_error') }),
  play: async (context) => {
    const { t, words } = wordsOf(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('downline.failed'));
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...List, globals: { viewport: { value: 'mobile1', isRotated: false } } };
