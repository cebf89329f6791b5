import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Answers, fillIn, Refusal, storyRegistration, storyWords, withFeature } from '../../core/testing/index.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { ResetPasswordSkeleton } from './ResetPasswordSkeleton.tsx';

const answering = (answers: Answers) => ({
  feature: { answers: { getRegistrationSetting: storyRegistration, resetPassword: {}, ...answers } satisfies Answers },
});

const meta = {
  title: 'Login/ResetPassword',
  component: ResetPassword,
  decorators: [withFeature],
  parameters: answering({}),
  args: { token: 'abc', loginHref: '/web/?dialog=login', forgotHref: '/web/?dialog=forgot' },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function partsOf({ canvas, globals }: PlayContext) {
  const { text } = storyWords(globals);
  const t = (key: string, slots?: Record<string, number>) => text('session', key, slots);
  return {
    t,
    error: (code: string, slots?: Record<string, number>) => text('core', code, slots),
    newPassword: canvas.getByLabelText(new RegExp(`^${t('newPassword')}`)),
    confirm: canvas.getByLabelText(new RegExp(`^${t('confirmNewPassword')}`)),
    save: canvas.getByRole('button', { name: t('savePassword') }),
  };
}

async function fillAndSend(context: PlayContext, confirm = 'Fresh123') {
  const parts = partsOf(context);
  await fillIn(context.userEvent, parts.newPassword, 'Fresh123');
  await fillIn(context.userEvent, parts.confirm, confirm);
  await context.userEvent.click(parts.save);
  return parts;
}

export const Composed: Story = {
  play: async (context) => {
    const { newPassword, error: say } = partsOf(context);
    await waitFor(() => expect(newPassword).toHaveAccessibleDescription(say('passwordLength', { min: 6, max: 16 })));
  },
};
export const Changed: Story = {
  parameters: answering({ resetPassword: ({ token }) => (token === 'abc' ? {} : new Refusal('verification_code_expired')) }),
  play: async (context) => {
    const { t } = await fillAndSend(context);
    await expect(await context.canvas.findByText(t('changed'))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: t('backToLogin') })).toHaveAttribute('href', '/web/?dialog=login');
  },
};
export const EmptySubmit: Story = {
  play: async (context) => {
    const { newPassword, save, error } = partsOf(context);
    await context.userEvent.click(save);
    await waitFor(() => expect(newPassword).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    await waitFor(() => expect(newPassword).toHaveFocus());
  },
};
export const ConfirmationDiffers: Story = {
  play: async (context) => {
    const { confirm, error } = await fillAndSend(context, 'Fresh124');
    await waitFor(() => expect(confirm).toHaveAccessibleDescription(error('double_password_inconformity')));
    await waitFor(() => expect(confirm).toHaveFocus());
  },
};
export const UsedBefore: Story = {
  parameters: answering({
    resetPassword: new Refusal('validation_failed', { fields: [{ field: 'newPassword', code: 'password_not_allowed' }] }),
  }),
  play: async (context) => {
    const { newPassword, error } = await fillAndSend(context);
    await waitFor(() => expect(newPassword).toHaveAccessibleDescription(new RegExp(error('password_not_allowed').slice(0, 20))));
  },
};
export const LinkSpent: Story = {
  parameters: answering({ resetPassword: new Refusal('verification_code_expired') }),
  play: async (context) => {
    const { t } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('linkSpent'));
    await expect(context.canvas.getByRole('link', { name: t('askForLink') })).toHaveAttribute('href', '/web/?dialog=forgot');
  },
};
export const WithoutToken: Story = {
  args: { token: '' },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('session', 'linkSpent'));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
export const Offline: Story = {
  parameters: answering({ resetPassword: 'offline' }),
  play: async (context) => {
    const { error, newPassword } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
    await expect(newPassword).toHaveValue('Fresh123');
  },
};
export const TooManyAttempts: Story = {
  parameters: answering({ resetPassword: new Refusal('TOO_MANY_REQUEST') }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST'));
  },
};
export const Sending: Story = {
  parameters: answering({ resetPassword: 'never' }),
  play: async (context) => {
    const { save } = await fillAndSend(context);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <ResetPasswordSkeleton /> };
