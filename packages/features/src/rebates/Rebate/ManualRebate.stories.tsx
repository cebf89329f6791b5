import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyClaimed, storyRebate } from '../testing/storyRebate.ts';
import { ManualRebate } from './ManualRebate.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: { getMemberInfo: storyMember, getPermission: storyPermission, getRebate: storyRebate, ...answers } satisfies Answers,
  },
});

const meta = {
  title: 'Rebates/ManualRebate',
  component: ManualRebate,
  decorators: [withFeature],
  parameters: answering(),
} satisfies Meta<typeof ManualRebate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToClaim: Story = {
  tags: ['browser'],
  parameters: answering({ claimRebate: storyClaimed }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const table = await canvas.findByRole('table', { name: text('rebates', 'upTo', { day: '2026-11-27' }) });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(within(table).getByText(/0[.,]45/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /33[.,]600/ }));
    await expect(await canvas.findByText(text('rebates', 'isClaimed', { day: '2026-11-27' }))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Claimed: Story = {
  parameters: answering({ getRebate: storyClaimed }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('rebates', 'isClaimed', { day: '2026-11-27' }))).toBeVisible();
  },
};
/** More was taken back than was played since. */
export const TakenBack: Story = {
  parameters: answering({
    getRebate: { ...storyRebate, lines: [{ vendorType: 'RNG', rate: 60, turnover: -200_000, amount: -1_200 }], claimable: 0 },
  }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('rebates', 'carriedOff'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Nothing: Story = {
  parameters: answering({ getRebate: { ...storyRebate, lines: [], claimable: 0, claims: [] } }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('rebates', 'noneNext'))).toBeVisible();
    await expect(canvas.getByText(text('rebates', 'noClaimsNext'))).toBeVisible();
  },
};
export const RefusedClaim: Story = {
  parameters: answering({ claimRebate: new Refusal('rebate_not_open') }),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /33[.,]600/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('core', 'rebate_not_open'));
  },
};
export const Loading: Story = { parameters: answering({ getRebate: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getRebate: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('rebates', 'failed'));
  },
};
