import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn, useShown } from '../testing/shownIn.ts';
import { DialogProvider, useDialogs } from './DialogProvider.tsx';
import type { ConfirmOptions } from './requests.ts';

function Asker(options: ConfirmOptions): ReactElement {
  const dialogs = useDialogs();
  const shown = useShown();
  const [answer, setAnswer] = useState('…');
  const ask = async (): Promise<void> => setAnswer(shown((await dialogs.confirm(options)) ? 'đã đăng xuất' : 'ở lại'));
  return (
    <>
      <Button onClick={ask}>{shown('Đăng xuất')}</Button>
      <output>{answer}</output>
    </>
  );
}

const meta = {
  component: Asker,
  args: { title: 'Đăng xuất?', message: 'Bạn sẽ cần mật khẩu để vào lại.', okText: 'Đăng xuất', cancelText: 'Ở lại' },
  decorators: [
    (Story) => (
      <DialogProvider>
        <Story />
      </DialogProvider>
    ),
  ],
} satisfies Meta<typeof Asker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Đăng xuất') }));
    await expect(await screen.findByRole('alertdialog', { name: shown('Đăng xuất?') })).toBeVisible();
  },
};
/** Asked before what can’t be undone. */
export const Danger: Story = { args: { tone: 'danger' }, play: Asked.play as NonNullable<Story['play']>, tags: ['pictured'] };
export const Confirmed: Story = {
  args: { tone: 'danger' },
  play: async (context) => {
    const shown = shownIn(context.globals);
    await Asked.play?.(context);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: shown('Đăng xuất') }));
    await expect(await screen.findByText(shown('đã đăng xuất'))).toBeVisible();
  },
};
export const Cancelled: Story = {
  play: async (context) => {
    const shown = shownIn(context.globals);
    await Asked.play?.(context);
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(shown('ở lại'))).toBeVisible();
  },
};
/** Something is told: one button. */
export const Alert: Story = {
  tags: ['pictured'],
  args: { title: 'Mất kết nối', message: 'Số tiền cược đã được hoàn lại.' },
  render: function Told({ title, message }) {
    const dialogs = useDialogs();
    const shown = useShown();
    const [said, setSaid] = useState('…');
    const tell = async (): Promise<void> => {
      await dialogs.alert({ title, message });
      setSaid(shown('đã đọc'));
    };
    return (
      <>
        <Button onClick={tell}>{shown('Xem')}</Button>
        <output>{said}</output>
      </>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Xem') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: shown('Mất kết nối') }));
    await expect(dialog.queryByRole('button', { name: /Huỷ|Cancel/ })).not.toBeInTheDocument();
    await expect(within(canvasElement).getByText('…')).toBeInTheDocument();
  },
};
/** The call goes on once it is read. */
export const AlertRead: Story = {
  args: Alert.args ?? {},
  render: Alert.render as NonNullable<Story['render']>,
  play: async (context) => {
    await Alert.play?.(context);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /Đồng ý|OK/ }));
    await expect(await screen.findByText(shownIn(context.globals)('đã đọc'))).toBeVisible();
  },
};
export const LongText: Story = {
  args: { title: longText, message: longText },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Đăng xuất') }));
    await screen.findByRole('alertdialog');
    await keepInside();
  },
};
export const Composed: Story = { play: Asked.play as NonNullable<Story['play']> };
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
