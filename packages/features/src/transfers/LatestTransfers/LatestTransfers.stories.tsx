import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { TransferPlace } from '../Transfer/TransferPlace.tsx';
import { answeringTransfers, storyLatestTransfers } from '../testing/storyTransfers.ts';
import { LatestTransfers } from './LatestTransfers.tsx';

const meta = {
  title: 'Transfers/LatestTransfers',
  component: LatestTransfers,
  render: () => <TransferPlace>{({ terms: _, ...place }) => <LatestTransfers {...place} />}</TransferPlace>,
  args: { currency: storyPermission.currency, language: 'vi', timeZone: storyPermission.timeZone },
  decorators: [withFeature],
  parameters: answeringTransfers(),
} satisfies Meta<typeof LatestTransfers>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = async ({ canvas, globals }: PlayContext): Promise<HTMLElement[]> => {
  await canvas.findByText(/daily0012/);
  return within(canvas.getByRole('table', { name: storyWords(globals).text('transfers', 'transfers') }))
    .getAllByRole('row')
    .slice(1);
};

/** §3, §6: which way, with whom, how much, when, and the balance behind it. */
export const Ready: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const [received, sent] = await rowsOf(context);
    await expect(received).toHaveTextContent(
      new RegExp(`2026-11-21 18:20:14.*${text('transfers', 'transfers.received')}.*daily0012.*\\+.*250[.,]000.*12[.,]480[.,]500`),
    );
    await expect(sent).toHaveTextContent(new RegExp(`${text('transfers', 'transfers.sent')}.*daily0031.*−.*75[.,]000.*12[.,]230[.,]500`));
  },
};
export const Loading: Story = { parameters: answeringTransfers({ listTransactions: 'never' }) };
export const Empty: Story = {
  parameters: answeringTransfers({ listTransactions: { rows: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('transfers', 'transfers.empty'))).toBeVisible();
  },
};
const gateway = { isUp: false };
export const Failed: Story = {
  parameters: answeringTransfers({ listTransactions: () => (gateway.isUp ? { rows: storyLatestTransfers } : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { text, words } = storyWords(context.globals);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text('transfers', 'transfers.failed'));
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await rowsOf(context)).toHaveLength(storyLatestTransfers.length);
  },
};
export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'w360', isRotated: false } } };
