import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import type { FieldError } from '../ErrorSummary/index.ts';
import { TextField } from '../TextField/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn, useShown } from '../testing/shownIn.ts';
import { Form, type FormProps } from './Form.tsx';

const message = 'Hãy nhập tên đăng nhập.';
function Registration({ onSubmit, ...rest }: FormProps): ReactElement {
  const shown = useShown();
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<FieldError[]>([]);
  const send = (): void => setErrors(name ? [] : [{ fieldId: 'form-username', message: shown(message) }]);
  return (
    <Form
      {...rest}
      errors={errors}
      onSubmit={(event) => {
        send();
        onSubmit(event);
      }}
    >
      <TextField
        id="form-username"
        name="username"
        label={shown('Tên đăng nhập')}
        required
        error={errors[0]?.message}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{shown('Đăng ký')}</Button>
    </Form>
  );
}

const meta = {
  component: Form,
  args: { errors: [], summaryTitle: (count: number) => `Hãy kiểm tra ${count} mục`, onSubmit: fn() },
  render: (args) => <Registration {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Fails: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: shown('Đăng ký') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: shown(message) }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('minhnguyen{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};
export const LongText: Story = {
  args: { summaryTitle: () => longText },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: shown('Đăng ký') }));
    await keepInside();
  },
};
export const Composed: Story = composed(meta, { Untouched });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
