import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Hãy kiểm tra 2 mục',
    errors: [
      { fieldId: 'username', message: 'Tên đăng nhập cần 6 đến 16 ký tự.' },
      { fieldId: 'email', message: 'Email chưa đúng.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToFields: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="username" name="username" label="Tên đăng nhập" error="Tên đăng nhập cần 6 đến 16 ký tự." />
      <TextField id="email" name="email" label="Email" error="Email chưa đúng." />
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: shown('Email chưa đúng.') }));
    await expect(canvas.getByRole('textbox', { name: shown('Email') })).toHaveFocus();
  },
};
export const WithoutAField: Story = {
  args: {
    title: 'Hãy kiểm tra 1 mục',
    errors: [{ message: 'Mã giới thiệu không hợp lệ.' }],
  },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(shown('Mã giới thiệu không hợp lệ.'));
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const None: Story = { args: { errors: [] } };
export const LongText: Story = {
  args: { title: longText, errors: [{ fieldId: 'long', message: longWord }, { message: longSentence }] },
  play: keepInside,
};
export const Composed: Story = composed(meta, { LeadsToFields, WithoutAField, None });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
