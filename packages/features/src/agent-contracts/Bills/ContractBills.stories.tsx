import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyBills } from '../testing/storyBills.ts';
import { ContractBills } from './ContractBills.tsx';

const answering = (listContractBills: NonNullable<Answers['listContractBills']>) => ({
  feature: {
    account: 'minh88',
    answers: { getMemberInfo: storyMember, getPermission: storyPermission, listContractBills } satisfies Answers,
  },
});

const meta = {
  title: 'AgentContracts/ContractBills',
  component: ContractBills,
  decorators: [withFeature],
  parameters: answering({ rows: storyBills }),
  args: { side: 'received' },
} satisfies Meta<typeof ContractBills>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §4: each bill says how it stands; opened, it says what it was reckoned from, so that a reader can do the sum himself. */
export const Composed: Story = {
  tags: ['browser'],
  play: async ({ canvas, userEvent, globals }) => {
    const { text } = storyWords(globals);
    const headings = await canvas.findAllByRole('button', { expanded: false });
    await expect(headings).toHaveLength(4);
    await expect(canvas.getByText(new RegExp(text('agent-contracts', 'bills.state.notReached')))).toBeVisible();
    const [, , dividend] = headings;
    if (dividend) await userEvent.click(dividend);
    const lines = within(await canvas.findByRole('list'));
    await expect(lines.getByText(/96[.,]500[.,]000.*×.*15[.,]5.*=.*14[.,]957[.,]500/)).toBeVisible();
    await expect(canvas.getByText(text('agent-contracts', 'bills.tier', { tier: '2', count: '2' }))).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
/** Those that an agent pays name the member. */
export const Owed: Story = {
  args: { side: 'owed' },
  play: async ({ canvas, userEvent, globals }) => {
    const { text } = storyWords(globals);
    const [first] = await canvas.findAllByRole('button', { expanded: false });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText(new RegExp(text('agent-contracts', 'bills.partner.owed', { name: 'Quốc Bảo' })))).toBeVisible();
  },
};
export const None: Story = {
  parameters: answering({ rows: [] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('agent-contracts', 'bills.empty.received'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering('never') };
export const Failed: Story = {
  parameters: answering(new Refusal('system_error')),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('agent-contracts', 'bills.failed'));
    await expect(canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
