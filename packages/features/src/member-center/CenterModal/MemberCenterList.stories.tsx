import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBalance, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { centerEntries } from './centerEntries.ts';
import { MemberCenterList } from './MemberCenterList.tsx';

const meta = {
  title: 'MemberCenter/MemberCenterList',
  component: MemberCenterList,
  decorators: [withFeature],
  args: {
    member: { nickname: 'Minh Anh', iconId: 3, balance: storyBalance },
    language: 'vi',
    entry: 'account',
    entries: centerEntries,
    counts: { messages: 3, rewardCenter: 5 },
    hrefOf: (entry) => `/web?center=${entry}`,
  },
} satisfies Meta<typeof MemberCenterList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    const link = context.canvas.getByRole('link', { name: t('entry.account') });
    await expect(link).toHaveAttribute('href', '/web?center=account');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
/** §2: what waits there stands beside the entry. */
export const WithCounts: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.getByRole('link', { name: `${t('entry.messages')} ${t('count.messages', { number: 3 })}` })).toBeVisible();
    await expect(
      context.canvas.getByRole('link', { name: `${t('entry.rewardCenter')} ${t('count.rewards', { number: 5 })}` }),
    ).toBeVisible();
  },
};
export const NothingWaits: Story = {
  args: { counts: { messages: 0, rewardCenter: 0 } },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.getByRole('link', { name: t('entry.messages') })).toBeVisible();
  },
};
export const NothingOpen: Story = {
  args: { entry: undefined },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.getByRole('link', { name: t('entry.account') })).not.toHaveAttribute('aria-current');
  },
};
export const BalanceUnknown: Story = { args: { member: { nickname: 'minh88', iconId: undefined, balance: undefined } } };
export const LongNickname: Story = { args: { member: { nickname: 'Nguyễn Trần Hoàng Phúc Thiên Ân', iconId: 8, balance: storyBalance } } };
/** §2: a brand without modules, and a member without an upline. */
export const FewEntries: Story = { args: { entries: ['account', 'debtHistory', 'transactionHistory', 'messages'] } };
export const EntriesUnknown: Story = {
  args: { entries: undefined },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.queryByRole('link', { name: t('entry.account') })).toBeNull();
  },
};
