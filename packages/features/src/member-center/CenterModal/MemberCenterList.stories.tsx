import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBalance, withFeature } from '../../core/testing/index.ts';
import { storyEntries } from '../testing/storyEntries.ts';
import { storyParts } from '../testing/storyParts.ts';
import { MemberCenterList } from './MemberCenterList.tsx';

const meta = {
  title: 'MemberCenter/MemberCenterList',
  component: MemberCenterList,
  decorators: [withFeature],
  args: {
    member: { nickname: 'Minh Anh', iconId: 3, balance: storyBalance },
    language: 'vi',
    entry: 'account',
    entries: storyEntries,
    counts: { messages: 3, rewardCenter: 5 },
    hrefOf: (entry) => `/web?center=${entry}`,
  },
} satisfies Meta<typeof MemberCenterList>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** These entries are drawn, in this order, and no other. */
async function expectEntries(context: PlayContext, entries: readonly string[]): Promise<void> {
  const { t } = storyParts(context);
  const links = context.canvas.getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(entries.map((entry) => `/web?center=${entry}`));
  for (const [at, entry] of entries.entries()) await expect(links[at]).toHaveTextContent(t(`entry.${entry}`));
}

/** §2 "Member center modal menu", as a member reads it who has all of it. */
export const Composed: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    await expectEntries(
      context,
      storyEntries.map(({ name }) => name),
    );
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
const few = ['account', 'debtHistory', 'transactionHistory', 'messages'];
/** §2: a brand without modules, and a member without an upline. */
export const FewEntries: Story = {
  args: { entries: storyEntries.filter(({ name }) => few.includes(name)) },
  play: (context) => expectEntries(context, few),
};
export const EntriesUnknown: Story = {
  args: { entries: undefined },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.queryByRole('link', { name: t('entry.account') })).toBeNull();
  },
};
