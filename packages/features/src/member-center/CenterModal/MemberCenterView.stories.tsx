import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBalance, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { MemberCenterView } from './MemberCenterView.tsx';

const meta = {
  title: 'MemberCenter/MemberCenterView',
  component: MemberCenterView,
  decorators: [withFeature],
  args: {
    member: { nickname: 'Minh Anh', iconId: 3, balance: storyBalance },
    language: 'vi',
    entry: 'account',
    isPhone: false,
    isInnerPage: false,
    hrefOf: (entry) => `/web?center=${entry ?? 'menu'}`,
    children: 'The open page',
  },
} satisfies Meta<typeof MemberCenterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const PhoneList: Story = {
  args: { isPhone: true, entry: undefined },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.getByRole('link', { name: t('entry.account') })).toHaveAttribute('href', '/web?center=account');
    await expect(context.canvas.queryByText('The open page')).not.toBeInTheDocument();
  },
};
export const PhonePage: Story = {
  args: { isPhone: true },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.getByText('The open page')).toBeVisible();
    await expect(context.canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(context.canvas.getByRole('link', { name: new RegExp(t('backToMenu')) })).toHaveAttribute('href', '/web?center=menu');
  },
};
export const PhoneInnerPage: Story = {
  args: { isPhone: true, isInnerPage: true },
  play: async (context) => {
    await expect(context.canvas.getByText('The open page')).toBeVisible();
    await expect(context.canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const BalanceUnknown: Story = { args: { member: { nickname: 'minh88', iconId: undefined, balance: undefined } } };
export const LongNickname: Story = { args: { member: { nickname: 'Nguyễn Trần Hoàng Phúc Thiên Ân', iconId: 8, balance: storyBalance } } };
