import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { refreshIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { CopyField } from './CopyField.tsx';

const meta = {
  component: CopyField,
  args: { label: 'Liên kết giới thiệu', value: 'https://baize.example/r/AB12CD' },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Copies: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const part = within(canvasElement);
    const writeText = fn(async () => undefined);
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    part.getByRole('button', { name: shown('Sao chép') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await part.findByText(new RegExp(shown('Đã sao chép')))).toBeInTheDocument();
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
    else Reflect.deleteProperty(navigator, 'clipboard');
    await expect(writeText).toHaveBeenCalledWith(args.value);
  },
};
export const ClipboardBlocked: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const part = within(canvasElement);
    const field = part.getByRole<HTMLInputElement>('textbox', { name: shown('Liên kết giới thiệu') });
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await userEvent.click(part.getByRole('button', { name: shown('Sao chép') }));
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
    else Reflect.deleteProperty(navigator, 'clipboard');
    await expect(await part.findByText(shown('Đã chọn sẵn: hãy sao chép bằng bàn phím hoặc trình đơn.'))).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(field.value.length);
  },
};
export const WithHelp: Story = { args: { help: 'Người đăng ký qua liên kết này thuộc tuyến dưới của bạn.' } };
/** A short code that somebody may read out, and what else can be done with it. */
export const Code: Story = {
  args: {
    label: 'Mã xác minh',
    value: 'RD7K2Q',
    code: true,
    after: <IconButton size="small" icon={refreshIcon} label="Gửi mã" />,
  },
};
/** An authenticator's key on a phone: nothing of it is out of sight. */
export const Whole: Story = {
  args: { label: 'Khóa bí mật', value: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', whole: true },
  globals: { viewport: { value: 'w320', isRotated: false } },
  tags: ['browser'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};
export const LongText: Story = {
  args: { label: longText, help: longSentence, value: `https://baize.example/${longWord}` },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Plain, WithHelp, Whole });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
