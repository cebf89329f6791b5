import { BrandMark, type NavItem, NavLinks } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyBalance, storyWords, withFeature } from '../../core/testing/index.ts';
import { LoggedInBarView } from '../LoggedInBar/LoggedInBarView.tsx';
import { GuestBar } from './GuestBar.tsx';
import { HeaderView } from './HeaderView.tsx';

const items = ['Thể thao', 'Casino', 'Slots', 'Bắn cá', 'Xổ số'].map((text, index) => ({ id: `n${index}`, text, href: `/web/n${index}` }));

const navOf = (shown: readonly NavItem[], currentId = 'n1') => <NavLinks label="Điều hướng chính" items={shown} currentId={currentId} />;

const meta = {
  title: 'Shell/HeaderView',
  component: HeaderView,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen' },
  args: {
    mark: <BrandMark name="Baize" drawing="brands/baize/mark.svg" />,
    homeHref: '/web',
    noticesHref: '/web?dialog=notices',
    supportHref: '/web/helpmc#aboutus',
    language: 'vi',
    theme: 'dark',
    nav: navOf(items),
    searchHref: '/web/games',
    menuHref: '/web?dialog=menu',
    end: <GuestBar loginHref="/web?dialog=login" registerHref="/web/register" />,
    onChangeLanguage: fn(),
    onChangeTheme: fn(),
  },
} satisfies Meta<typeof HeaderView>;
export default meta;
type Story = StoryObj<typeof meta>;

const memberBar = (nickname: string) => (
  <LoggedInBarView
    nickname={nickname}
    iconId={3}
    balance={storyBalance}
    isUpdating={false}
    hasFailed={false}
    isBalanceHidden={false}
    unread={3}
    rewards={2}
    isRoleKnown
    language="vi"
    depositHref="/web?dialog=deposit"
    centerHref="/web?center=account"
    onHideBalance={fn()}
    onRefreshBalance={fn()}
    onLogOut={fn()}
  />
);

export const Visitor: Story = {
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByText(/GMT\+7/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('shell', 'notices') })).toHaveAttribute('href', '/web?dialog=notices');
    await expect(canvas.getByRole('link', { name: text('shell', 'support') })).toHaveAttribute('href', '/web/helpmc#aboutus');
    await expect(canvas.getByRole('link', { name: text('shell', 'register') })).toHaveAttribute('href', '/web/register');
  },
};
export const Member: Story = { args: { end: memberBar('Minh Anh') } };
/** With letters of 200 % it takes more lines, and runs over no edge. */
export const LargeLettersOnPhone: Story = {
  args: { end: memberBar('Minh Anh') },
  globals: { letters: 'double', viewport: { value: 'w390', isRotated: false } },
  tags: ['browser'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongNickname: Story = { args: { end: memberBar('Nguyễn Trần Hoàng Phúc Thiên Ân') } };
export const OtherBrand: Story = { args: { mark: <BrandMark name="Sen" drawing="brands/sen/mark.svg" /> }, globals: { brand: 'sen' } };
export const ManyLinks: Story = {
  args: {
    nav: navOf(
      [...items, ...items, ...items].map((item, index) => ({ ...item, id: `m${index}` })),
      'm0',
    ),
  },
};
export const SwitchesLanguage: Story = {
  play: async ({ canvas, args, userEvent }) => {
    // Each language is named in itself, so that a user who can't read the page finds the way out of it.
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(args.onChangeLanguage.mock.calls).toEqual([['en']]);
  },
};
export const SwitchesTheme: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${storyWords(globals).text('shell', 'theme')}`) }));
    await expect(args.onChangeTheme.mock.calls).toEqual([['light']]);
  },
};
export const SpecialMode: Story = {
  args: { isSpecial: true, onClockClicks: fn() },
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.getByText(storyWords(globals).text('shell', 'specialMode'))).toBeVisible();
    const clock = canvas.getByRole('button', { name: /GMT\+7/ });
    for (let clicks = 0; clicks < 5; clicks += 1) await userEvent.click(clock);
    await expect(args.onClockClicks).toHaveBeenCalledOnce();
  },
};
