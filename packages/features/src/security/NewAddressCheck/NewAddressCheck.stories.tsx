import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, bareSecurity, fullSecurity } from '../testing/storySecurity.ts';
import { NewAddressCheck } from './NewAddressCheck.tsx';

const off = { ...fullSecurity, checksNewAddresses: false };

const meta = {
  title: 'Security/NewAddressCheck',
  component: NewAddressCheck,
  decorators: [withFeature],
  parameters: answering(),
  args: { security: off, overviewHref: '/web?center=account', hrefOf: (page) => `/web?center=account&page=${page}` },
} satisfies Meta<typeof NewAddressCheck>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function fillAndSend(context: PlayContext, button: 'newAddress.turnOn' | 'newAddress.turnOff' = 'newAddress.turnOn') {
  const parts = storyParts(context);
  await fillIn(context.userEvent, await parts.field('loginPassword'), 'Baize123');
  await context.userEvent.click(await parts.button(button));
  return parts;
}

/** Off, with something to verify with. */
export const Composed: Story = {
  play: async (context) => {
    const { t, button } = storyParts(context);
    await expect(await context.canvas.findByRole('heading', { name: t('newAddress') })).toBeVisible();
    await expect(await context.canvas.findByText(t('newAddress.about'))).toBeVisible();
    await expect(await context.canvas.findByText(t('isOff'))).toBeVisible();
    await expect(await button('newAddress.turnOn')).toBeEnabled();
  },
};
export const On: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t, button } = storyParts(context);
    await expect(await context.canvas.findByText(t('isOn'))).toBeVisible();
    await expect(await button('newAddress.turnOff')).toBeEnabled();
  },
};
const setNewAddressCheck = fn(() => ({}));
export const NothingToVerifyWith: Story = {
  args: { security: bareSecurity },
  parameters: answering({ setNewAddressCheck }),
  play: async (context) => {
    const { t, button } = storyParts(context);
    const turnOn = await button('newAddress.turnOn');
    await expect(turnOn).toHaveAttribute('aria-disabled', 'true');
    await expect(turnOn).toHaveAccessibleDescription(t('newAddress.missing'));
    for (const page of ['phone', 'email', 'authenticator', 'realName']) {
      await expect(await context.canvas.findByRole('link', { name: t(page) })).toHaveAttribute('href', `/web?center=account&page=${page}`);
    }
    // The keyboard comes to it, past the last of the links, and nothing is sent.
    (await context.canvas.findByRole('link', { name: t('realName') })).focus();
    await context.userEvent.tab();
    await expect(turnOn).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(turnOn).not.toHaveAttribute('aria-busy');
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(setNewAddressCheck).not.toHaveBeenCalled();
    await expect(context.canvas.queryByLabelText(new RegExp(`^${t('loginPassword')}`))).not.toBeInTheDocument();
  },
};
export const OnWithNothingToVerifyWith: Story = {
  args: { security: { ...bareSecurity, checksNewAddresses: true } },
  play: async (context) => expect(await storyParts(context).button('newAddress.turnOff')).toBeEnabled(),
};
export const NoChoice: Story = {
  args: { security: { hasFundPassword: true, hasAuthenticator: true } },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(t('newAddress.noChoice'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('newAddress.turnOn') })).not.toBeInTheDocument();
  },
};
export const WithoutPassword: Story = {
  play: async (context) => {
    const { field, button, error } = storyParts(context);
    await context.userEvent.click(await button('newAddress.turnOn'));
    const sentence = new RegExp(error('field_required'));
    await waitFor(async () => expect(await field('loginPassword')).toHaveAccessibleDescription(sentence));
    await waitFor(async () => expect(await field('loginPassword')).toHaveFocus());
  },
};
export const PasswordWrong: Story = {
  parameters: answering({ setNewAddressCheck: new Refusal('login.cred.err') }),
  play: async (context) => {
    const { field, error } = await fillAndSend(context);
    const sentence = new RegExp(error('login.cred.err'));
    await waitFor(async () => expect(await field('loginPassword')).toHaveAccessibleDescription(sentence));
  },
};
export const FactorGoneMeanwhile: Story = {
  parameters: answering({ setNewAddressCheck: new Refusal('second_factor_missing') }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('second_factor_missing'));
  },
};
export const Sending: Story = {
  parameters: answering({ setNewAddressCheck: 'never' }),
  play: async (context) => {
    const { button } = await fillAndSend(context);
    await waitFor(async () => expect(await button('newAddress.turnOn')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Offline: Story = {
  parameters: answering({ setNewAddressCheck: 'offline' }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
  },
};
export const TooManyAttempts: Story = {
  parameters: answering({ setNewAddressCheck: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
  },
};
export const TurnedOn: Story = {
  parameters: answering({ setNewAddressCheck: ({ enabled }) => (enabled ? {} : new Refusal('system_error')) }),
  play: async (context) => {
    const { t } = await fillAndSend(context);
    await expect(await context.canvas.findByText(t('newAddress.on'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('newAddress.turnOn') })).not.toBeInTheDocument();
  },
};
export const TurnedOff: Story = {
  args: { security: fullSecurity },
  parameters: answering({ setNewAddressCheck: ({ enabled }) => (enabled ? new Refusal('system_error') : {}) }),
  play: async (context) => {
    const { t } = await fillAndSend(context, 'newAddress.turnOff');
    await expect(await context.canvas.findByText(t('newAddress.off'))).toBeVisible();
  },
};
