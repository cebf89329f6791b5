import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fillIn, storyWords, withFeature } from '../../core/testing/index.ts';
import { LoginFormView } from './LoginFormView.tsx';

const meta = {
  title: 'Login/LoginFormView',
  component: LoginFormView,
  decorators: [withFeature],
  args: { isSending: false, forgotHref: '/web/?dialog=forgot', onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof LoginFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['browser'],
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${text('session', 'username')}`)), '  minh88 ');
    await fillIn(userEvent, canvas.getByLabelText(new RegExp(`^${text('session', 'password')}`)), 'hunter22');
    await userEvent.click(canvas.getByRole('button', { name: text('session', 'logIn') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'minh88', password: 'hunter22' });
  },
};
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas, args, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: storyWords(globals).text('session', 'logIn') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { refusal: 'Tài khoản hoặc mật khẩu không đúng.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tài khoản hoặc mật khẩu không đúng.');
  },
};
export const LongRefusal: Story = {
  args: { refusal: 'Nhập sai quá nhiều lần: tài khoản tạm khoá. Vui lòng thử lại sau hoặc liên hệ chăm sóc khách hàng. '.repeat(4) },
};
