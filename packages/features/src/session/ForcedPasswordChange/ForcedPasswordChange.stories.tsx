import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  type Answers,
  type FeatureParameters,
  fillIn,
  Refusal,
  storyMember,
  storyRegistration,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { ForcedPasswordChange } from './ForcedPasswordChange.tsx';

const answering = (answers: Answers) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '680px' } },
  feature: {
    account: 'minh88',
    answers: {
      getRegistrationSetting: storyRegistration,
      getMemberInfo: { ...storyMember, passwordExpired: true },
      logout: {},
      ...answers,
    },
  } satisfies FeatureParameters,
});
const refusing = (code: ErrorCode) => answering({ changePassword: new Refusal(code) });

const meta = {
  title: 'Login/ForcedPasswordChange',
  component: ForcedPasswordChange,
  decorators: [withFeature],
  parameters: answering({ changePassword: {} }),
  args: { isOldPasswordKnown: true, onChanged: fn(), onCancelled: fn() },
} satisfies Meta<typeof ForcedPasswordChange>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function partsOf({ globals }: PlayContext) {
  const { text } = storyWords(globals);
  const dialog = within(await screen.findByRole('dialog', { name: text('session', 'changePassword') }));
  const labelled = (key: string) => new RegExp(`^${text('session', key)}`);
  const newPassword = await dialog.findByLabelText(labelled('newPassword'));
  return {
    dialog,
    newPassword,
    account: dialog.getByLabelText(text('session', 'username')),
    oldPassword: () => dialog.queryByLabelText(labelled('oldPassword')),
    confirm: dialog.getByLabelText(labelled('confirmNewPassword')),
    save: dialog.getByRole('button', { name: text('session', 'savePassword') }),
    cancel: dialog.getByRole('button', { name: text('session', 'cancelAndLogOut') }),
  };
}

async function fillAndSend(context: PlayContext, confirm = 'Baize456') {
  const parts = await partsOf(context);
  const oldPassword = parts.oldPassword();
  if (oldPassword) await fillIn(context.userEvent, oldPassword, 'Baize123');
  await fillIn(context.userEvent, parts.newPassword, 'Baize456');
  await fillIn(context.userEvent, parts.confirm, confirm);
  await context.userEvent.click(parts.save);
  return parts;
}

/** §2 "account read-only, old password (hidden when already known)". */
export const OldPasswordKnown: Story = {
  play: async (context) => {
    const { account, oldPassword, newPassword } = await partsOf(context);
    await expect(account).toHaveValue('minh88');
    await expect(account).toHaveAttribute('readonly');
    await expect(oldPassword()).not.toBeInTheDocument();
    await expect(newPassword).toHaveAccessibleDescription(storyWords(context.globals).text('core', 'passwordLength', { min: 6, max: 16 }));
    await waitFor(() => expect(newPassword).toHaveFocus());
  },
};
/** §2 "account read-only, old password, new password, confirm": all its fields, where the old password is not known yet. */
export const Composed: Story = {
  args: { isOldPasswordKnown: false },
  play: async (context) => {
    const { oldPassword } = await partsOf(context);
    await expect(oldPassword()).toBeVisible();
  },
};
/** §5: the server's rule for passwords says what is refused; the meter tells the rest. */
export const Strength: Story = {
  play: async (context) => {
    const { dialog, newPassword } = await partsOf(context);
    const { text } = storyWords(context.globals);
    const shown = () => dialog.getByRole('progressbar', { name: text('core', 'strength') });
    await expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
    await context.userEvent.type(newPassword, 'abc');
    await expect(shown()).toHaveAttribute('aria-valuetext', text('core', 'strength.refused'));
    await context.userEvent.type(newPassword, 'def');
    await expect(shown()).toHaveAttribute('aria-valuetext', text('core', 'strength.weak'));
    await context.userEvent.type(newPassword, 'K7#qTz91');
    await expect(shown()).toHaveAttribute('aria-valuetext', text('core', 'strength.strong'));
  },
};
export const CannotBeClosed: Story = {
  play: async (context) => {
    const { dialog } = await partsOf(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: storyWords(context.globals).words.close })).not.toBeInTheDocument();
    await expect(context.args.onCancelled).not.toHaveBeenCalled();
    await expect(context.args.onChanged).not.toHaveBeenCalled();
  },
};
export const EmptySubmit: Story = {
  args: { isOldPasswordKnown: false },
  play: async (context) => {
    const { oldPassword, newPassword, confirm, save } = await partsOf(context);
    await context.userEvent.click(save);
    const required = new RegExp(storyWords(context.globals).text('core', 'field_required'));
    await waitFor(() => expect(oldPassword()).toHaveAccessibleDescription(required));
    await expect(newPassword).toHaveAccessibleDescription(required);
    await expect(confirm).toHaveAccessibleDescription(required);
    await waitFor(() => expect(oldPassword()).toHaveFocus());
  },
};
export const ConfirmationDiffers: Story = {
  play: async (context) => {
    const { confirm } = await fillAndSend(context, 'Baize457');
    const sentence = storyWords(context.globals).text('core', 'double_password_inconformity');
    await waitFor(() => expect(confirm).toHaveAccessibleDescription(sentence));
    await waitFor(() => expect(confirm).toHaveFocus());
  },
};
export const OldPasswordWrong: Story = {
  args: { isOldPasswordKnown: false },
  parameters: refusing('modify.pw.incorrect.pw'),
  play: async (context) => {
    const { oldPassword } = await fillAndSend(context);
    const sentence = storyWords(context.globals).text('core', 'modify.pw.incorrect.pw');
    await waitFor(() => expect(oldPassword()).toHaveAccessibleDescription(sentence));
    await expect(context.args.onChanged).not.toHaveBeenCalled();
  },
};
export const OldPasswordForgottenMeanwhile: Story = {
  parameters: answering({
    changePassword: new Refusal('validation_failed', { fields: [{ field: 'oldPassword', code: 'field_required' }] }),
  }),
  play: async (context) => {
    const { oldPassword } = await fillAndSend(context);
    await waitFor(() => expect(oldPassword()).toHaveFocus());
  },
};
export const UsedBefore: Story = {
  parameters: answering({
    changePassword: new Refusal('validation_failed', { fields: [{ field: 'newPassword', code: 'password_not_allowed' }] }),
  }),
  play: async (context) => {
    const { newPassword } = await fillAndSend(context);
    const sentence = storyWords(context.globals).text('core', 'password_not_allowed');
    await waitFor(() => expect(newPassword).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 20))));
  },
};
export const Sending: Story = {
  parameters: answering({ changePassword: 'never' }),
  play: async (context) => {
    const { save, cancel } = await fillAndSend(context);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.tab();
    await expect(cancel).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveFocus();
    await expect(context.args.onCancelled).not.toHaveBeenCalled();
  },
};
export const Changed: Story = {
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalledOnce());
    await expect(context.args.onCancelled).not.toHaveBeenCalled();
  },
};
export const Cancelled: Story = {
  play: async (context) => {
    const { cancel } = await partsOf(context);
    await context.userEvent.click(cancel);
    await expect(context.args.onCancelled).toHaveBeenCalledOnce();
    await expect(context.args.onChanged).not.toHaveBeenCalled();
  },
};

function refused(code: ErrorCode, parameters = refusing(code)) {
  return {
    parameters,
    play: async (context) => {
      const { dialog } = await fillAndSend(context);
      await expect(await dialog.findByRole('alert')).toHaveTextContent(storyWords(context.globals).text('core', code));
      await expect(context.args.onChanged).not.toHaveBeenCalled();
    },
  } satisfies Story;
}

export const AccountLocked: Story = refused('account_locked');
export const ServiceFault: Story = refused('service_unavailable');
export const Offline: Story = refused('network_error', answering({ changePassword: 'offline' }));
export const Loading: Story = { parameters: answering({ getRegistrationSetting: 'never' }) };
export const RulesNotLoaded: Story = {
  parameters: answering({ getRegistrationSetting: new Refusal('system_error') }),
  play: async ({ globals, args, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await screen.findByRole('button', { name: words.retry })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text('session', 'cancelAndLogOut') }));
    await expect(args.onCancelled).toHaveBeenCalledOnce();
  },
};
