import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Modal } from './Modal.tsx';

const meta = {
  component: Modal,
  args: {
    open: true,
    title: 'Đăng nhập',
    onClose: fn(),
    onOk: fn(),
    children: 'Xổ số cần tài khoản thật. Sau khi đăng nhập bạn sẽ quay lại đúng trang này.',
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const modal = within(await screen.findByRole('dialog', { name: 'Đăng nhập' }));
    await userEvent.click(modal.getByRole('button', { name: /Đồng ý|OK/ }));
    await expect(args.onOk).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvasElement).toBeTruthy();
  },
};
export const OwnButtons: Story = { args: { footerHide: true, children: <Button fullWidth>Đăng nhập</Button> } };
export const Narrow: Story = { args: { width: 360 } };
export const WithoutCross: Story = { args: { showClose: false } };
export const LongContent: Story = { args: { children: 'Vui lòng đọc kỹ điều khoản dịch vụ này. '.repeat(200) } };
export const OpensAndGivesFocusBack: Story = {
  args: { open: false },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Mở</Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Mở' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Nested: Story = {
  args: {
    children: (
      <Modal open width={400} title="Xác nhận" onClose={fn()}>
        Bạn có chắc không?
      </Modal>
    ),
  },
};
