import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  type Answers,
  keepFiguresWhole,
  storyMember,
  storyPermission,
  storyPermissionIn,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { storyFriends, storyReferral } from '../testing/storyReferral.ts';
import { ReferralEntry } from './ReferralEntry.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      getReferral: storyReferral,
      listReferrals: { rows: storyFriends },
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Referral/ReferralEntry',
  component: ReferralEntry,
  decorators: [withFeature],
  parameters: answering(),
} satisfies Meta<typeof ReferralEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Friends: Story = {
  tags: ['browser'],
  parameters: answering({ claimReferrals: { amount: 500 } }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('textbox', { name: text('referral', 'link') })).toHaveValue(
      `${location.origin}/web/register?referralCode=R7K2M9PXA`,
    );
    await expect(await canvas.findByText(text('referral', 'refused.address'))).toBeVisible();
    await expect(canvas.getByText(text('referral', 'reached.wagered'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /500/ }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(/500/);
  },
};
export const NoFriends: Story = {
  parameters: answering({ getReferral: { ...storyReferral, friends: 0, earned: 0, claimable: 0 }, listReferrals: { rows: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('referral', 'noFriends'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ getReferral: 'never', listReferrals: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getReferral: 'offline', listReferrals: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('referral', 'failed'));
  },
};
export const WideFiguresOnAPhone: Story = {
  parameters: answering({
    getPermission: storyPermissionIn('KWD'),
    getReferral: {
      ...storyReferral,
      earned: 1_234_567_890,
      terms: {
        ...storyReferral.terms,
        firstDeposit: { minimum: 112_480_700, amount: 112_480_700 },
        wagered: { target: 1_234_567_890, amount: 112_480_700 },
      },
    },
  }),
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('list', { name: storyWords(globals).text('referral', 'brings') });
    await keepFiguresWhole(canvasElement, 5);
  },
  globals: { viewport: { value: 'w360', isRotated: false } },
};
