import { QrCode } from '@baize/design-system/QrCode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, bareSecurity, fullSecurity, storySecret } from '../testing/storySecurity.ts';
import { Authenticator } from './Authenticator.tsx';

const meta = {
  title: 'Security/Authenticator',
  component: Authenticator,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '720px' } }, ...answering() },
  args: { security: bareSecurity, overviewHref: '/web?center=account' },
} satisfies Meta<typeof Authenticator>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const refusing = (answers: Parameters<typeof answering>[0]) => ({ ...meta.parameters, ...answering(answers) });

async function prove(context: PlayContext, button = 'authenticator.start') {
  const parts = storyParts(context);
  await fillIn(context.userEvent, await parts.field('loginPassword'), 'Baize123');
  await context.userEvent.click(await parts.button(button));
  return parts;
}
async function confirm(context: PlayContext) {
  const parts = await prove(context);
  await fillIn(context.userEvent, await parts.field('authenticator.code'), '123456');
  await context.userEvent.click(await parts.button('authenticator.confirm'));
  return parts;
}

export const Missing: Story = {};
export const PasswordMissing: Story = {
  play: async (context) => {
    const { field, button, error } = storyParts(context);
    await context.userEvent.click(await button('authenticator.start'));
    await waitFor(async () => expect(await field('loginPassword')).toHaveAccessibleDescription(new RegExp(error('field_required'))));
  },
};
export const PasswordWrong: Story = {
  parameters: refusing({ startAuthenticatorBinding: new Refusal('login.cred.err') }),
  play: async (context) => {
    const { field, error } = await prove(context);
    await waitFor(async () => expect(await field('loginPassword')).toHaveAccessibleDescription(new RegExp(error('login.cred.err'))));
  },
};
export const AccountLocked: Story = {
  parameters: refusing({ startAuthenticatorBinding: new Refusal('account_locked') }),
  play: async (context) => {
    const { error } = await prove(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('account_locked'));
  },
};
export const Proving: Story = {
  parameters: refusing({ startAuthenticatorBinding: 'never' }),
  play: async (context) => {
    const { button } = await prove(context);
    await waitFor(async () => expect(await button('authenticator.start')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const OfflineAtTheProof: Story = {
  parameters: refusing({ startAuthenticatorBinding: 'offline' }),
  play: async (context) => {
    const { error } = await prove(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
  },
};
export const Confirming: Story = {
  parameters: refusing({ confirmAuthenticatorBinding: 'never' }),
  play: async (context) => {
    const { button } = await confirm(context);
    await waitFor(async () => expect(await button('authenticator.confirm')).toHaveAttribute('aria-busy', 'true'));
    const startAgain = await button('authenticator.startAgain');
    await context.userEvent.tab();
    await expect(startAgain).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(startAgain).toHaveAttribute('aria-disabled', 'true');
    await expect(startAgain).toHaveFocus();
  },
};
export const OfflineAtTheCode: Story = {
  parameters: refusing({ confirmAuthenticatorBinding: 'offline' }),
  play: async (context) => {
    const { error } = await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
  },
};
/** What is scanned. */
export const Composed: Story = {
  play: async (context) => {
    const { t, field } = await prove(context);
    await expect(await context.canvas.findByRole('img', { name: t('authenticator.qr') })).toBeVisible();
    await expect(await field('authenticator.secret')).toHaveValue(storySecret.secret);
  },
};
/** The picture leads an app to the address of the reply: it is the one that stands below it. */
export const ScansTheAddress: Story = {
  render: (args) => (
    <>
      <Authenticator {...args} />
      <QrCode value={storySecret.otpauthUrl} label={storySecret.otpauthUrl} />
    </>
  ),
  play: async (context) => {
    const { t } = await prove(context);
    const drawn = (picture: HTMLElement) => picture.querySelector('path')?.getAttribute('d');
    const asked = await context.canvas.findByRole('img', { name: t('authenticator.qr') });
    await expect(drawn(asked)).toMatch(/^M/);
    await expect(drawn(asked)).toBe(drawn(context.canvas.getByRole('img', { name: storySecret.otpauthUrl })));
  },
};
export const StartedAgain: Story = {
  play: async (context) => {
    const { t, button } = await prove(context);
    await context.userEvent.click(await button('authenticator.startAgain'));
    await expect(await button('authenticator.start')).toBeVisible();
    await expect(context.canvas.queryByRole('img', { name: t('authenticator.qr') })).not.toBeInTheDocument();
  },
};
export const SetUpElsewhere: Story = {
  parameters: refusing({ confirmAuthenticatorBinding: new Refusal('authenticator_not_started') }),
  play: async (context) => {
    const { error } = await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('authenticator_not_started'));
  },
};
export const CodeWrong: Story = {
  parameters: refusing({ confirmAuthenticatorBinding: new Refusal('verification_code_error') }),
  play: async (context) => {
    const { field, error } = await confirm(context);
    await waitFor(async () => expect(await field('authenticator.code')).toHaveAccessibleDescription(error('verification_code_error')));
  },
};
export const TooManyCodes: Story = {
  parameters: refusing({ confirmAuthenticatorBinding: new Refusal('TOO_MANY_REQUEST') }),
  play: async (context) => {
    const { error } = await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST'));
  },
};
export const Bound: Story = {
  play: async (context) => {
    const { t } = await confirm(context);
    await expect(await context.canvas.findByText(t('authenticator.done'))).toBeVisible();
  },
};
export const BoundBefore: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(t('authenticator.isBound'))).toBeVisible();
  },
};
export const Replacing: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t } = await prove(context, 'authenticator.replace');
    await expect(await context.canvas.findByRole('img', { name: t('authenticator.qr') })).toBeVisible();
  },
};
export const Removed: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t, answer } = await prove(context, 'authenticator.remove');
    await context.userEvent.click(await answer(t('authenticator.remove')));
    await waitFor(() => expect(context.canvas.getByText(t('authenticator.removed'))).toBeVisible());
  },
};
export const RemovalCancelled: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t, answer, words } = await prove(context, 'authenticator.remove');
    await context.userEvent.click(await answer(words.cancel));
    await expect(context.canvas.queryByText(t('authenticator.removed'))).not.toBeInTheDocument();
    await expect(await context.canvas.findByText(t('authenticator.isBound'))).toBeVisible();
  },
};
async function remove(context: PlayContext) {
  const parts = await prove(context, 'authenticator.remove');
  await context.userEvent.click(await parts.answer(parts.t('authenticator.remove')));
  return parts;
}
const startAuthenticatorBinding = fn((): 'never' => 'never');
export const Removing: Story = {
  args: { security: fullSecurity },
  parameters: refusing({ removeAuthenticator: 'never', startAuthenticatorBinding }),
  play: async (context) => {
    const { button } = await remove(context);
    const removal = await button('authenticator.remove');
    await waitFor(() => expect(removal).toHaveAttribute('aria-busy', 'true'));
    const replacement = await button('authenticator.replace');
    await expect(replacement).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(removal).toHaveFocus());
    await context.userEvent.tab({ shift: true });
    await expect(replacement).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(replacement).not.toHaveAttribute('aria-busy');
    await expect(startAuthenticatorBinding).not.toHaveBeenCalled();
  },
};
/** §8 "too many requests (try again after 5 minutes)": the app stays bound, and both ways are free again. */
export const TooManyAttemptsAtTheRemoval: Story = {
  args: { security: fullSecurity },
  parameters: refusing({ removeAuthenticator: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    const { t, button, error } = await remove(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
    await expect(context.canvas.getByText(t('authenticator.isBound'))).toBeVisible();
    await expect(await button('authenticator.remove')).not.toHaveAttribute('aria-disabled');
    await expect(await button('authenticator.replace')).not.toHaveAttribute('aria-disabled');
  },
};
export const OfflineAtTheRemoval: Story = {
  args: { security: fullSecurity },
  parameters: refusing({ removeAuthenticator: 'offline' }),
  play: async (context) => {
    const { t, error } = await remove(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
    await expect(context.canvas.getByText(t('authenticator.isBound'))).toBeVisible();
  },
};
