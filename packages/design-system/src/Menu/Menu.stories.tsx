import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { banIcon, eyeIcon, messageIcon, profileIcon, userIcon } from '../Icon/icons.ts';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './MenuItem.ts';

const onSelect = fn();
const items: MenuItem[] = [
  { id: 'profile', text: 'Xem hồ sơ', icon: profileIcon, href: '#profile' },
  { id: 'message', text: 'Nhắn tin', icon: messageIcon, onSelect },
  { id: 'promote', text: 'Trao quyền trưởng quân đoàn', icon: userIcon, onSelect, disabled: true },
  { id: 'watch', text: 'Theo dõi', icon: eyeIcon, checked: true, onCheck: fn(), separated: true },
  { id: 'kick', text: 'Mời ra khỏi quân đoàn', icon: banIcon, onSelect, danger: true, separated: true },
];

const meta = { component: Menu, args: { trigger: { text: 'Thao tác', tone: 'outline' }, items } } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return screen.findByRole('menu', { name: /Thao tác|Actions/ });
};

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(await openMenu(canvasElement)).toBeVisible();
  },
};
export const Keyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: shown('Xem hồ sơ') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitemcheckbox', { name: shown('Theo dõi'), checked: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const KeyboardInDetail: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const button = within(canvasElement).getByRole('button');
    button.focus();
    for (const key of [' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: shown('Xem hồ sơ') })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: shown('Xem hồ sơ') })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: shown('Mời ra khỏi quân đoàn') })).toHaveFocus();
    await userEvent.keyboard(shown('Nhắn tin').charAt(0).toLowerCase());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: shown('Nhắn tin') })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: shown('Mời ra khỏi quân đoàn') })).toHaveFocus();
    onSelect.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Checked: Story = {
  render: function Filter({ trigger }) {
    const [isOn, setOn] = useState(false);
    return <Menu trigger={trigger} items={[{ id: 'self', text: 'Hiện cả tôi', checked: isOn, onCheck: setOn }]} />;
  },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await openMenu(canvasElement);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: shown('Hiện cả tôi'), checked: false }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await openMenu(canvasElement);
    await expect(screen.getByRole('menuitemcheckbox', { name: shown('Hiện cả tôi'), checked: true })).toBeInTheDocument();
  },
};
export const AtTheEnd: Story = {
  args: { align: 'end', trigger: { icon: userIcon, label: 'Thao tác với thành viên' } },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  play: Open.play as NonNullable<Story['play']>,
};
export const Many: Story = {
  args: { items: Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, text: `Nhà cung cấp ${index + 1}`, href: `#${index}` })) },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const LongText: Story = {
  args: { items: [{ id: 'long', text: longText, onSelect }] },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    await keepInside();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Open.play as NonNullable<Story['play']> };
export const Composed: Story = { play: Open.play as NonNullable<Story['play']> };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
