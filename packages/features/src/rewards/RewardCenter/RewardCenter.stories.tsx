import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  type Answers,
  keepFiguresWhole,
  Refusal,
  storyMember,
  storyPermission,
  storyPermissionIn,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { RewardHistory } from '../History/RewardHistory.tsx';
import { storyHistory, storyRewards } from '../testing/storyRewards.ts';
import { RewardCenter } from './RewardCenter.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      listRewards: storyRewards,
      listRewardHistory: { rows: storyHistory },
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Rewards/RewardCenter',
  component: RewardCenter,
  decorators: [withFeature],
  parameters: answering(),
  args: {
    part: undefined,
    openPart: fn(),
    partOf: () => <RewardHistory />,
    hrefOf: (place) => ('path' in place ? place.path : '#elsewhere'),
  },
} satisfies Meta<typeof RewardCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToClaim: Story = {
  tags: ['browser'],
  parameters: answering({
    claimRewards: {
      claimed: [
        { promotionId: 'friday', amount: 2_000 },
        { promotionId: 'check-in', amount: 200 },
      ],
    },
  }),
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const list = await canvas.findByRole('list', { name: text('rewards', 'waiting') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(text('rewards', 'checkIn.today'))).toBeVisible();
    await expect(canvas.getByText(/86[.,]400/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('rewards', 'claimAll') }));
    await expect(await canvas.findByText(/2[.,]200/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: text('rewards', 'tab.history') }));
    await expect(args.openPart).toHaveBeenCalledWith('history');
  },
};
/** Rewards that are no money: tickets, and points. */
export const TicketsAndPoints: Story = {
  parameters: answering({
    listRewards: {
      ...storyRewards,
      rewards: storyRewards.rewards.map((reward, index) => ({ ...reward, amount: 3, unit: index === 0 ? 'egg' : 'points' })),
    },
    claimRewards: { claimed: [{ promotionId: 'friday', amount: 3, unit: 'egg' }] },
  }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const unit = (name: 'egg' | 'points') => new RegExp(text('core', `rewardUnit.${name}`, { count: 3, number: '3' }));
    await expect(await canvas.findByRole('button', { name: unit('egg') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: unit('points') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('rewards', 'claimAll') }));
    await expect(await canvas.findByText(text('rewards', 'claimedCount', { count: 1 }))).toBeVisible();
  },
};
export const RefusedClaim: Story = {
  parameters: answering({ claimPromotion: new Refusal('promotion_not_open') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click((await canvas.findAllByRole('button', { name: /2[.,]000/ }))[0] as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'promotion_not_open'));
  },
};
export const Nothing: Story = {
  parameters: answering({ listRewards: { rewards: [], givenThisMonth: 0 } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('rewards', 'none'))).toBeVisible();
  },
};
export const History: Story = {
  args: { part: 'history' },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('rewards', 'state.lapsed'))).toBeVisible();
    await expect(canvas.getByText(`${text('rewards', 'state.claimed')} · ${text('rewards', 'bonus.met')}`)).toBeVisible();
  },
};
export const NoHistory: Story = {
  args: { part: 'history' },
  parameters: answering({ listRewardHistory: { rows: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('rewards', 'historyEmpty'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ listRewards: 'never' }) };
export const Offline: Story = {
  parameters: answering({ listRewards: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('rewards', 'failed'));
  },
};
/** Each day of a check-in is as wide as its amount. */
export const WideFigures: Story = {
  tags: ['browser'],
  parameters: answering({
    getPermission: storyPermissionIn('KWD'),
    listRewards: {
      ...storyRewards,
      givenThisMonth: 1_234_567_890,
      rewards: storyRewards.rewards.map((reward) => ({ ...reward, amount: 112_480_700 })),
      checkIn: storyRewards.checkIn && { ...storyRewards.checkIn, days: storyRewards.checkIn.days.map((amount) => 112_480_000 + amount) },
    },
  }),
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('list', { name: storyWords(globals).text('rewards', 'waiting') });
    await keepFiguresWhole(canvasElement, 8);
  },
};
export const WideFiguresOnAPhone: Story = { ...WideFigures, globals: { viewport: { value: 'w360', isRotated: false } } };
