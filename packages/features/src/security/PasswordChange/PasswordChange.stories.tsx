import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering } from '../testing/storySecurity.ts';
import { PasswordChange } from './PasswordChange.tsx';

const meta = {
  title: 'Security/PasswordChange',
  component: PasswordChange,
  decorators: [withFeature],
  parameters: answering(),
  args: { overviewHref: '/web?center=account' },
} satisfies Meta<typeof PasswordChange>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function fillAndSend(context: PlayContext, next = 'Baize456', confirm = next) {
  const parts = storyParts(context);
  await fillIn(context.userEvent, await parts.field('oldPassword'), 'Baize123');
  await context.userEvent.type(await parts.field('newPassword'), next);
  await fillIn(context.userEvent, await parts.field('confirmNewPassword'), confirm);
  await context.userEvent.click(await parts.button('savePassword'));
  return parts;
}

export const Composed: Story = {
  play: async (context) => {
    const { t, field, error } = storyParts(context);
    await waitFor(async () => expect(await field('newPassword')).toHaveAccessibleDescription(error('passwordLength', { min: 6, max: 16 })));
    await expect(await context.canvas.findByText(t('password.endsOthers'))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: new RegExp(t('backToSecurity')) })).toHaveAttribute(
      'href',
      '/web?center=account',
    );
  },
};
export const Empty: Story = {
  play: async (context) => {
    const { field, button, error } = storyParts(context);
    await context.userEvent.click(await button('savePassword'));
    for (const name of ['oldPassword', 'newPassword', 'confirmNewPassword']) {
      await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    }
    await waitFor(async () => expect(await field('oldPassword')).toHaveFocus());
  },
};
export const TooShort: Story = {
  play: async (context) => {
    await waitFor(async () => expect(await storyParts(context).field('newPassword')).toHaveAccessibleDescription(/6 - 16/));
    const { field, error } = await fillAndSend(context, 'abc');
    const sentence = new RegExp(error('password.length', { min: 6, max: 16 }));
    await waitFor(async () => expect(await field('newPassword')).toHaveAccessibleDescription(sentence));
  },
};
export const ConfirmationDiffers: Story = {
  play: async (context) => {
    const { field, error } = await fillAndSend(context, 'Baize456', 'Baize457');
    const sentence = error('double_password_inconformity');
    await waitFor(async () => expect(await field('confirmNewPassword')).toHaveAccessibleDescription(sentence));
    await waitFor(async () => expect(await field('confirmNewPassword')).toHaveFocus());
  },
};
export const OldPasswordWrong: Story = {
  parameters: answering({ changePassword: new Refusal('modify.pw.incorrect.pw') }),
  play: async (context) => {
    const { field, error } = await fillAndSend(context);
    await waitFor(async () => expect(await field('oldPassword')).toHaveAccessibleDescription(error('modify.pw.incorrect.pw')));
  },
};
export const UsedBefore: Story = {
  parameters: answering({
    changePassword: new Refusal('validation_failed', { fields: [{ field: 'newPassword', code: 'password_not_allowed' }] }),
  }),
  play: async (context) => {
    const { field, error } = await fillAndSend(context);
    const sentence = new RegExp(error('password_not_allowed'));
    await waitFor(async () => expect(await field('newPassword')).toHaveAccessibleDescription(sentence));
  },
};
export const Sending: Story = {
  parameters: answering({ changePassword: 'never' }),
  play: async (context) => {
    const { button } = await fillAndSend(context);
    await waitFor(async () => expect(await button('savePassword')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Changed: Story = {
  play: async (context) => {
    const { t } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(t('password.done'));
    await expect(context.canvas.queryByRole('button', { name: t('savePassword') })).not.toBeInTheDocument();
  },
};

function refused(code: ErrorCode, parameters = answering({ changePassword: new Refusal(code) })) {
  return {
    parameters,
    play: async (context) => {
      const { error } = await fillAndSend(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error(code));
    },
  } satisfies Story;
}
/** §8 "too many requests (try again after 5 minutes)". */
export const TooManyAttempts: Story = {
  parameters: answering({ changePassword: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
  },
};
export const AccountLocked: Story = refused('account_locked');
export const ServiceFault: Story = refused('service_unavailable');
export const Offline: Story = refused('network_error', answering({ changePassword: 'offline' }));
