import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, bareSecurity, fullSecurity } from '../testing/storySecurity.ts';
import { FundPassword } from './FundPassword.tsx';
import { FundPasswordPage } from './FundPasswordPage.tsx';

const meta = {
  title: 'Security/FundPassword',
  component: FundPassword,
  decorators: [withFeature],
  parameters: answering(),
  args: { security: bareSecurity, overviewHref: '/web?center=account' },
} satisfies Meta<typeof FundPassword>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function fillAndSend(context: PlayContext, next = 'Fund1234', current: 'loginPassword' | 'fund.current' = 'loginPassword') {
  const parts = storyParts(context);
  await fillIn(context.userEvent, await parts.field(current), 'Baize123');
  await context.userEvent.type(await parts.field('fund.new'), next);
  await context.userEvent.type(await parts.field('fund.confirm'), next);
  await context.userEvent.click(await parts.button('fund.save'));
  return parts;
}

export const Missing: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.getByRole('heading', { name: t('fund.set') })).toBeVisible();
  },
};
/** One that was set before. */
export const Composed: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(context.canvas.getByRole('heading', { name: t('fund.change') })).toBeVisible();
  },
};
/** An agent's, who has no security centre: the way back has a name of its own. */
export const OfAgent: Story = {
  render: (args) => <FundPasswordPage overviewHref={args.overviewHref} backText="Downline" />,
  parameters: answering({ getSecurity: fullSecurity }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByRole('heading', { name: t('fund.change') })).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: '‹ Downline' })).toHaveAttribute('href', '/web?center=account');
  },
};
export const SameAsLogin: Story = {
  play: async (context) => {
    const { field, error } = await fillAndSend(context, 'Baize123');
    const sentence = new RegExp(error('password_not_allowed'));
    await waitFor(async () => expect(await field('fund.new')).toHaveAccessibleDescription(sentence));
  },
};
export const LoginPasswordWrong: Story = {
  parameters: answering({ setFundPassword: new Refusal('login.cred.err') }),
  play: async (context) => {
    const { field, error } = await fillAndSend(context);
    await waitFor(async () => expect(await field('loginPassword')).toHaveAccessibleDescription(new RegExp(error('login.cred.err'))));
    await waitFor(async () => expect(await field('loginPassword')).toHaveFocus());
  },
};
/** Once there is one, the login's password does not change it. */
export const OldOneWrong: Story = {
  args: { security: fullSecurity },
  parameters: answering({ setFundPassword: new Refusal('fund_password_error') }),
  play: async (context) => {
    const { field, error } = await fillAndSend(context, 'Fund1234', 'fund.current');
    await waitFor(async () => expect(await field('fund.current')).toHaveAccessibleDescription(new RegExp(error('fund_password_error'))));
    await waitFor(async () => expect(await field('fund.current')).toHaveFocus());
  },
};
export const Changed: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t } = await fillAndSend(context, 'Fund1234', 'fund.current');
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(t('fund.done'));
  },
};
export const Saved: Story = {
  play: async (context) => {
    const { t } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(t('fund.done'));
  },
};
export const Sending: Story = {
  parameters: answering({ setFundPassword: 'never' }),
  play: async (context) => {
    const { button } = await fillAndSend(context);
    await waitFor(async () => expect(await button('fund.save')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Offline: Story = {
  parameters: answering({ setFundPassword: 'offline' }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
  },
};
/** §8 "too many requests (try again after 5 minutes)". */
export const TooManyAttempts: Story = {
  parameters: answering({ setFundPassword: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
  },
};
