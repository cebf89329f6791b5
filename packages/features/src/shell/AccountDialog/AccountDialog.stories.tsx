import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyBalance, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { AccountDialog } from './AccountDialog.tsx';

const member: Answers = { getMemberInfo: storyMember, getBalance: storyBalance, logout: {} };
const answering = (answers: Answers) => ({ feature: { account: 'minh88', answers: { ...member, ...answers } } });

const meta = {
  title: 'Shell/AccountDialog',
  component: AccountDialog,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } }, ...answering({}) },
  args: {
    language: 'vi',
    theme: 'dark',
    center: { of: 'member', href: '/web?center=menu' },
    onChangeLanguage: fn(),
    onChangeTheme: fn(),
    onClose: fn(),
    onLoggedOut: fn(),
  },
} satisfies Meta<typeof AccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const find = async ({ globals }: PlayContext) =>
  within(await screen.findByRole('dialog', { name: storyWords(globals).text('shell', 'me') }));

export const Ready: Story = {
  tags: ['browser'],
  play: async (context) => {
    const dialog = await find(context);
    await expect(await dialog.findByRole('img', { name: 'Minh Anh' })).toBeVisible();
    await expect(await dialog.findByText(/12\.480\.500/)).toBeVisible();
  },
};
/** §1 "a balance hide/show toggle": the header of a phone has no room for it. */
export const HidesTheBalance: Story = {
  play: async (context) => {
    const dialog = await find(context);
    const { words } = storyWords(context.globals);
    const toggle = await dialog.findByRole('button', { name: words.hideAmount });
    await context.userEvent.click(toggle);
    await expect(dialog.queryByText(/12\.480\.500/)).not.toBeInTheDocument();
    await context.userEvent.click(toggle);
    await expect(dialog.getByText(/12\.480\.500/)).toBeVisible();
  },
};
export const LeadsToTheCentre: Story = {
  play: async (context) => {
    const link = (await find(context)).getByRole('link', { name: storyWords(context.globals).text('shell', 'center') });
    await expect(link).toHaveAttribute('href', '/web?center=menu');
  },
};
export const LeadsAnAgentToHis: Story = {
  args: { center: { of: 'agent', href: '/web?agent=menu' } },
  play: async (context) => {
    const link = (await find(context)).getByRole('link', { name: storyWords(context.globals).text('shell', 'nav.agentCenter') });
    await expect(link).toHaveAttribute('href', '/web?agent=menu');
  },
};
export const WithoutCentre: Story = {
  args: { center: undefined },
  play: async (context) => {
    await expect((await find(context)).queryByRole('link')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { ...meta.parameters, ...answering({ getMemberInfo: 'never', getBalance: 'never' }) } };
export const MemberFailed: Story = {
  parameters: { ...meta.parameters, ...answering({ getMemberInfo: new Refusal('system_error') }) },
};
export const LongNickname: Story = {
  parameters: { ...meta.parameters, ...answering({ getMemberInfo: { ...storyMember, nickname: 'Nguyễn Trần Hoàng Phúc '.repeat(4) } }) },
};
export const SwitchesLanguageAndTheme: Story = {
  play: async (context) => {
    const dialog = await find(context);
    await context.userEvent.click(dialog.getByRole('radio', { name: 'English' }));
    await expect(context.args.onChangeLanguage.mock.calls).toEqual([['en']]);
    const theme = storyWords(context.globals).text('shell', 'theme');
    await context.userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${theme}`) }));
    await expect(context.args.onChangeTheme.mock.calls).toEqual([['light']]);
  },
};
export const LogOutAsksFirst: Story = {
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const dialog = await find(context);
    await context.userEvent.click(dialog.getByRole('button', { name: text('shell', 'logOut') }));
    const question = within(await screen.findByRole('alertdialog', { name: text('shell', 'logOut') }));
    await expect(context.args.onLoggedOut).not.toHaveBeenCalled();
    await context.userEvent.click(question.getByRole('button', { name: text('shell', 'logOut') }));
    await waitFor(() => expect(context.args.onLoggedOut).toHaveBeenCalledOnce());
  },
};
