import type { ContractDebt } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyDebt } from '../testing/storyBills.ts';
import { DebtCallout } from './DebtCallout.tsx';

const answering = (getContractDebt: ContractDebt, payContractDebt?: Answers['payContractDebt']) => ({
  feature: {
    account: 'agent88',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      getContractDebt,
      ...(payContractDebt && { payContractDebt }),
    } satisfies Answers,
  },
});

const meta = {
  title: 'AgentContracts/DebtCallout',
  component: DebtCallout,
  decorators: [withFeature],
  parameters: answering(storyDebt),
} satisfies Meta<typeof DebtCallout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/2[.,]450[.,]000/);
  },
};
export const Frozen: Story = {
  tags: ['browser'],
  parameters: answering({ ...storyDebt, isFrozen: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/2[.,]450[.,]000/);
  },
};
export const PaidInPart: Story = {
  parameters: answering(storyDebt, { ...storyDebt, owed: 450_000, paid: 2_000_000 }),
  play: async ({ canvas, userEvent, globals }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('agent-contracts', 'debt.pay') }));
    await expect(await canvas.findByText(/2[.,]000[.,]000/)).toBeVisible();
  },
};
export const NotPaid: Story = {
  parameters: answering(storyDebt, new Refusal('system_error')),
  play: async ({ canvas, userEvent, globals }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('agent-contracts', 'debt.pay') }));
    await expect(await canvas.findByText(new RegExp(text('core', 'system_error')))).toBeVisible();
  },
};
