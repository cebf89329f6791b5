import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { TextField } from '../TextField/index.ts';
import { forcedColors, largeText, narrow, reducedMotion, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { type Shown, shownIn, useShown } from '../testing/shownIn.ts';
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
  tags: ['pictured'],
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const modal = within(await screen.findByRole('dialog', { name: shown('Đăng nhập') }));
    await userEvent.click(modal.getByRole('button', { name: /Đồng ý|OK/ }));
    await expect(args.onOk).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvasElement).toBeTruthy();
  },
};
/** The style of all that lies below would be worked out anew, and back. */
export const LeavesTheBodyItsClicks: Story = {
  tags: ['browser'],
  play: async ({ globals }) => {
    await screen.findByRole('dialog', { name: shownIn(globals)('Đăng nhập') });
    await waitFor(() => expect(document.body.style.pointerEvents).toBe('none'));
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
};
export const OwnButtons: Story = { args: { footerHide: true, children: <Button fullWidth>Đăng nhập</Button> }, tags: ['pictured'] };
export const Slim: Story = { args: { width: 360 } };
export const WithoutCross: Story = { args: { showClose: false } };
export const WithAside: Story = {
  tags: ['pictured'],
  args: { width: 720, aside: <Button tone="outline">Nạp tiền</Button>, children: 'Vui lòng đọc kỹ điều khoản này. '.repeat(200) },
  play: async ({ args, globals }) => {
    const shown = shownIn(globals);
    const modal = within(await screen.findByRole('dialog', { name: shown('Đăng nhập') }));
    const entry = modal.getByRole('button', { name: shown('Nạp tiền') });
    const title = modal.getByRole('heading', { name: shown(args.title) });
    await expect(entry.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().left);
  },
};
/** There is no room beside: it stands above, and the title keeps its line. */
export const AsideOnPhone: Story = {
  ...under(narrow, WithAside),
  tags: ['browser'],
  play: async ({ args, globals }) => {
    const shown = shownIn(globals);
    const modal = within(await screen.findByRole('dialog', { name: shown('Đăng nhập') }));
    const entry = modal.getByRole('button', { name: shown('Nạp tiền') }).getBoundingClientRect();
    const title = modal.getByRole('heading', { name: shown(args.title) }).getBoundingClientRect();
    await expect(entry.bottom).toBeLessThan(title.top);
    await expect(title.width).toBeGreaterThan(window.innerWidth / 2);
    await keepInside();
  },
};
/** What waits for its content has the focus and no ring around all of it, until a key is pressed there. */
export const Waiting: Story = {
  args: { footerHide: true, children: <Skeleton shape="card" /> },
  play: async ({ globals }) => {
    const modal = await screen.findByRole('dialog', { name: shownIn(globals)('Đăng nhập') });
    const body = modal.querySelector<HTMLElement>('[data-part=body]');
    await waitFor(() => expect(body).toHaveFocus());
    await expect(getComputedStyle(body as HTMLElement).outlineStyle).toBe('none');
    await userEvent.keyboard('{ArrowDown}');
    await expect(getComputedStyle(body as HTMLElement).outlineStyle).not.toBe('none');
  },
};
/** It opens where it begins, and the keys scroll it: what there is to do stands below. */
export const ControlBelow: Story = {
  args: {
    footerHide: true,
    children: (
      <>
        <p>{'Vui lòng đọc kỹ điều khoản dịch vụ này. '.repeat(200)}</p>
        <Button fullWidth>Nạp tiền</Button>
      </>
    ),
  },
  tags: ['browser'],
  play: async ({ globals }) => {
    const modal = await screen.findByRole('dialog');
    const body = modal.querySelector<HTMLElement>('[data-part=body]');
    await waitFor(() => expect(body).toHaveFocus());
    await expect(body?.scrollTop).toBe(0);
    await userEvent.tab();
    await expect(within(modal).getByRole('button', { name: shownIn(globals)('Nạp tiền') })).toHaveFocus();
  },
};
/** For content that comes late: nothing moves when it does. */
export const Steady: Story = {
  args: { steady: true },
  tags: ['browser'],
  play: async ({ globals }) => {
    const modal = (await screen.findByRole('dialog', { name: shownIn(globals)('Đăng nhập') })).getBoundingClientRect();
    await expect(window.innerHeight - modal.height).toBeLessThanOrEqual(40);
    const ok = screen.getByRole('button', { name: /Đồng ý|OK/ }).getBoundingClientRect();
    await expect(modal.bottom - ok.bottom).toBeLessThanOrEqual(40);
  },
};
function ComesLate(): ReactElement {
  const shown = useShown();
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    const arrival = setTimeout(() => setCome(true), 300);
    return () => clearTimeout(arrival);
  }, []);
  return hasCome ? <Button fullWidth>{shown('Đăng nhập')}</Button> : <Skeleton shape="control" />;
}
/** Its body has the focus until something comes. */
export const ContentPlaceholder: Story = {
  args: { footerHide: true, children: <ComesLate /> },
  play: async ({ globals }) => {
    const modal = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(modal.getByRole('button', { name: shownIn(globals)('Đăng nhập') })).toHaveFocus());
  },
};
/** OK gave a promise that is not kept yet: it stays open and busy. */
export const Pending: Story = {
  tags: ['pictured'],
  args: { onOk: fn(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    const modal = within(await screen.findByRole('dialog'));
    const ok = modal.getByRole('button', { name: /Đồng ý|OK/ });
    await userEvent.click(ok);
    await waitFor(() => expect(ok).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** A click beside it does not close it; Escape and the cross do. */
export const MaskHolds: Story = {
  args: { maskClosable: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const beside = document.elementFromPoint(4, 4);
    if (!beside) throw new Error('nothing beside the modal');
    await userEvent.click(beside);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** What interrupts; on a phone it stays a card. */
export const Alert: Story = { args: { role: 'alertdialog', width: 420, cancelText: null }, tags: ['pictured'] };
export const LongContent: Story = { args: { children: 'Vui lòng đọc kỹ điều khoản dịch vụ này. '.repeat(200) } };
export const LongText: Story = {
  args: { title: longText, children: longText },
  play: async () => {
    await screen.findByRole('dialog');
    await keepInside();
  },
};
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
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const opener = within(canvasElement).getByRole('button', { name: shown('Mở') });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
function AsksAgain(): ReactElement {
  const shown = useShown();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{shown('Đăng nhập')}</Button>
      <Modal open={isAsked} width={400} title={shown('Xác nhận')} onClose={() => setAsked(false)}>
        {shown('Bạn có chắc không?')}
      </Modal>
    </>
  );
}
/** Escape closes the upper one alone, and the lower has the focus again where it was. */
export const Nested: Story = {
  args: { footerHide: true, children: <AsksAgain /> },
  play: async ({ args, globals }) => {
    const shown = shownIn(globals);
    const opener = within(await screen.findByRole('dialog', { name: shown('Đăng nhập') })).getByRole('button', {
      name: shown('Đăng nhập'),
    });
    await userEvent.click(opener);
    const upper = await screen.findByRole('dialog', { name: shown('Xác nhận') });
    await waitFor(() => expect(upper).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
const unsaved = { isDirty: true, onSave: fn(), onDiscard: fn() };
const question = async (shown: Shown): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('alertdialog', { name: shown('Lưu thay đổi?') }));

export const UnsavedAsks: Story = {
  args: { title: 'Thiết lập quân đoàn', unsaved, footerHide: true, children: <TextField label="Tên quân đoàn" name="name" /> },
  play: async ({ args, globals }) => {
    const shown = shownIn(globals);
    await screen.findByRole('dialog', { name: shown('Thiết lập quân đoàn') });
    await userEvent.keyboard('{Escape}');
    await expect((await question(shown)).getByRole('button', { name: shown('Lưu') })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const UnsavedDiscarded: Story = {
  args: UnsavedAsks.args ?? {},
  play: async (context) => {
    const shown = shownIn(context.globals);
    await UnsavedAsks.play?.(context);
    await userEvent.click((await question(shown)).getByRole('button', { name: shown('Bỏ thay đổi') }));
    await expect(unsaved.onDiscard).toHaveBeenCalled();
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};
export const UnsavedSaved: Story = {
  args: UnsavedAsks.args ?? {},
  play: async (context) => {
    const shown = shownIn(context.globals);
    unsaved.onSave.mockClear();
    await UnsavedAsks.play?.(context);
    await userEvent.click((await question(shown)).getByRole('button', { name: shown('Lưu') }));
    await expect(unsaved.onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
  },
};
/** One above the other, as the picture is compared. */
export const Composed: Story = { args: UnsavedAsks.args ?? {}, play: UnsavedAsks.play as NonNullable<Story['play']> };
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
