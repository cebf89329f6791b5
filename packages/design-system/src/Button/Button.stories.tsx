import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { refreshIcon, walletIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Đăng nhập', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Đăng nhập') }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Brass: Story = { args: { tone: 'brass', children: 'Nạp tiền', icon: walletIcon } };
export const Outline: Story = { args: { tone: 'outline', children: 'Chơi thử' } };
export const Ghost: Story = { args: { tone: 'ghost', children: 'Quên mật khẩu' } };
export const Felt: Story = { args: { tone: 'felt', children: 'Lịch sử đổi' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Đăng xuất' } };
export const DangerOutline: Story = { args: { tone: 'dangerOutline' } };
export const Medium: Story = { args: { size: 'medium' } };
export const Small: Story = { args: { size: 'small', icon: refreshIcon } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
/** Dim as a disabled one, and still reached by the keyboard. */
export const Unavailable: Story = {
  args: { unavailable: true },
  play: async ({ canvasElement, args, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: shownIn(globals)('Đăng nhập') });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const button = within(canvasElement).getByRole('button', { name: shown('Đăng nhập') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const TwoLines: Story = {
  args: { children: 'Đồng ý với mọi điều khoản và tiếp tục đến trang xác minh danh tính của nhà cung cấp '.repeat(2) },
};
export const LongText: Story = {
  args: { children: longText, icon: walletIcon },
  play: keepInside,
};
export const Composed: Story = composed(meta, {
  Primary,
  Brass,
  Outline,
  Ghost,
  Danger,
  DangerOutline,
  Medium,
  Small,
  FullWidth,
  Disabled,
  Unavailable,
  Pending,
  TwoLines,
});
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
