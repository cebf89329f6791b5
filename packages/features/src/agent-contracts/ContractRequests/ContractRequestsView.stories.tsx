import type { ContractRequest } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyTerms } from '../testing/storyContracts.ts';
import { ContractRequestsView } from './ContractRequestsView.tsx';

const daily: ContractRequest = { id: 'd-1', agentName: 'Quốc Bảo', terms: storyTerms.dailySalary };
const realTime: ContractRequest = { id: 'r-1', agentName: 'Quốc Bảo', terms: storyTerms.realTimeSalary };
const long: ContractRequest = {
  id: 'RNG',
  agentName: 'Nguyễn Trần Hoàng Phúc Thiên Ân '.repeat(3),
  terms: {
    ...storyTerms.dividend,
    productType: 'RNG',
    rows: Array.from({ length: 12 }, (_, step) => ({
      minimumBet: 900_000_000_000 + step,
      netLoss: 90_000_000_000 + step,
      activeMember: 10_000 + step,
      contractRate: 1_000 + step,
    })),
  },
};

const meta = {
  title: 'AgentContracts/ContractRequestsView',
  component: ContractRequestsView,
  decorators: [withFeature],
  args: {
    state: { status: 'ready', requests: [daily, realTime], currency: 'VND' },
    errorText: '',
    language: 'vi',
    answering: undefined,
    notice: undefined,
    onAnswer: fn(),
  },
} satisfies Meta<typeof ContractRequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const region = within(canvas.getByRole('region', { name: text('agent-contracts', 'type.realTimeSalary') }));
    await userEvent.click(region.getByRole('button', { name: text('agent-contracts', 'refuse') }));
    await expect(args.onAnswer.mock.calls).toEqual([[realTime, 'R']]);
  },
};
export const OneIsBeingAnswered: Story = {
  args: { answering: { request: daily, answer: 'A' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const region = (type: string) => within(canvas.getByRole('region', { name: text('agent-contracts', type) }));
    await expect(region('type.dailySalary').getByRole('button', { name: text('agent-contracts', 'sign') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    region('type.dailySalary')
      .getByRole('button', { name: text('agent-contracts', 'refuse') })
      .focus();
    await userEvent.keyboard('{Enter}');
    // The keyboard still comes by the answers to the other one.
    for (const button of region('type.realTimeSalary').getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      button.focus();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { args: { state: { status: 'ready', requests: [long], currency: 'VND' } } };
export const OtherCurrency: Story = { args: { state: { status: 'ready', requests: [daily], currency: 'CNY' } } };
export const Refused: Story = {
  args: { notice: { tone: 'negative', text: 'Yêu cầu hợp đồng này đã được trả lời rồi.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
