import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  type Answers,
  type FeatureParameters,
  fillIn,
  Refusal,
  storyCaptcha,
  storyPermission,
  storyToken,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { SocialBinding } from './SocialBinding.tsx';

const ticket = 't'.repeat(43);
const begun = { token: storyToken, account: 'minh88', passwordExpired: false };
const waiting = { ticket, title: 'Google', email: 'minh@mail.example', expiresInSeconds: 1_800 };
const unbound = new Refusal('social_binding_required', { social: waiting });
const secondFactor = { challengeId: 'c1', ways: [{ way: 'authenticator' as const }], expiresInSeconds: 600 };
const answering = (answers: Answers) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '640px' } },
  feature: { answers: { getPermission: storyPermission, ...answers } } satisfies FeatureParameters,
});

const meta = {
  title: 'Login/SocialBinding',
  component: SocialBinding,
  decorators: [withFeature],
  parameters: answering({ redeemSocialTicket: unbound }),
  args: {
    ticket,
    forgotHref: '/web/?dialog=forgot',
    onLoggedIn: fn(),
    onLink: fn(),
    onRegister: fn(),
    onUnknownUser: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SocialBinding>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text } = storyWords(globals);
  return { t: (key: string, slots?: Record<string, string>) => text('session', key, slots), error: (key: string) => text('core', key) };
};
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function chooseLink(context: PlayContext) {
  const { t } = wordsOf(context);
  const dialog = await dialogNamed(t('socialTitle'));
  await context.userEvent.click(await dialog.findByRole('button', { name: t('socialGoOn') }));
  await fillIn(context.userEvent, dialog.getByRole('textbox', { name: new RegExp(t('username')) }), 'minh88');
  await fillIn(context.userEvent, dialog.getByLabelText(new RegExp(`^${t('password')}`)), 'hunter22');
  await context.userEvent.click(dialog.getByRole('button', { name: t('socialLinkSubmit') }));
  return dialog;
}

export const Checking: Story = {
  parameters: answering({ redeemSocialTicket: 'never' }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await dialogNamed(t('logIn'));
    await expect(await dialog.findByText(t('socialChecking'))).toBeVisible();
  },
};
export const LoggedIn: Story = {
  parameters: answering({ redeemSocialTicket: begun }),
  play: async (context) => {
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledWith({ passwordExpired: false }));
    await expect(context.args.onLoggedIn).toHaveBeenCalledOnce();
  },
};
/** §4: the choice says that it is final before it is made. */
export const Composed: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await dialogNamed(t('socialTitle'));
    await expect(dialog.getByText(t('socialFinal', { title: 'Google' }))).toBeVisible();
    await expect(dialog.getByText(t('socialUnboundAs', { title: 'Google', email: 'minh@mail.example' }))).toBeVisible();
    await expect(dialog.getByRole('radio', { name: new RegExp(t('socialLink')) })).toBeChecked();
  },
};
/** Who comes back from a new password: the form is there at once, and the choice is behind it. */
export const LinkingAgain: Story = {
  args: { isLinking: true },
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await dialogNamed(t('socialTitle'));
    await expect(await dialog.findByRole('textbox', { name: new RegExp(t('username')) })).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: t('socialBack') }));
    await expect(dialog.getByRole('radio', { name: new RegExp(t('socialLink')) })).toBeChecked();
  },
};
/** What is not ended in time has to begin anew at the provider: the form says so as soon as it is so. */
export const RunsOut: Story = {
  args: { isLinking: true },
  parameters: answering({ redeemSocialTicket: new Refusal('social_binding_required', { social: { ...waiting, expiresInSeconds: 1 } }) }),
  play: async (context) => {
    const { t, error } = wordsOf(context);
    const dialog = await dialogNamed(t('logIn'));
    await waitFor(async () => expect(await dialog.findByRole('alert')).toHaveTextContent(error('social_ticket_expired')), {
      timeout: 5_000,
    });
    await context.userEvent.click(dialog.getByRole('button', { name: t('backToLogin') }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};
export const RegisterNew: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await dialogNamed(t('socialTitle'));
    await context.userEvent.click(dialog.getByRole('radio', { name: new RegExp(t('socialRegister')) }));
    await context.userEvent.click(dialog.getByRole('button', { name: t('socialGoOn') }));
    await waitFor(() => expect(context.args.onRegister).toHaveBeenCalledWith({ ticket, title: 'Google', expiresAt: expect.any(Number) }));
  },
};
export const LinkForm: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await dialogNamed(t('socialTitle'));
    await context.userEvent.click(await dialog.findByRole('button', { name: t('socialGoOn') }));
    await expect(dialog.getByText(t('socialFinal', { title: 'Google' }))).toBeVisible();
    await context.userEvent.click(await dialog.findByRole('button', { name: t('socialBack') }));
    await expect(await dialog.findByRole('button', { name: t('socialGoOn') })).toBeVisible();
  },
};
export const Linked: Story = {
  parameters: answering({
    redeemSocialTicket: unbound,
    bindSocialAccount: (request) => (request.ticket === ticket ? begun : new Refusal('social_ticket_expired')),
  }),
  play: async (context) => {
    await chooseLink(context);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledWith({ passwordExpired: false }));
  },
};
export const WrongPassword: Story = {
  parameters: answering({ redeemSocialTicket: unbound, bindSocialAccount: new Refusal('account_or_password_error') }),
  play: async (context) => {
    const dialog = await chooseLink(context);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(wordsOf(context).error('account_or_password_error')));
  },
};
/** §8 `not_exist_user`: the fields are cleared, and the registration is offered the login that waits. */
export const UnknownUser: Story = {
  parameters: answering({ redeemSocialTicket: unbound, bindSocialAccount: new Refusal('not_exist_user') }),
  play: async (context) => {
    const { t, error } = wordsOf(context);
    const dialog = await chooseLink(context);
    const waiting = { ticket, title: 'Google', expiresAt: expect.any(Number) };
    await waitFor(() => expect(context.args.onUnknownUser).toHaveBeenCalledWith(waiting));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: new RegExp(t('username')) })).toHaveValue(''));
    await expect(dialog.getByLabelText(new RegExp(`^${t('password')}`))).toHaveValue('');
    await expect(dialog.getByRole('alert')).toHaveTextContent(error('not_exist_user'));
  },
};
export const Linking: Story = {
  parameters: answering({ redeemSocialTicket: unbound, bindSocialAccount: 'never' }),
  play: async (context) => {
    const dialog = await chooseLink(context);
    const submit = dialog.getByRole('button', { name: wordsOf(context).t('socialLinkSubmit') });
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};
export const LinkTooManyAttempts: Story = {
  parameters: answering({ redeemSocialTicket: unbound, bindSocialAccount: new Refusal('TOO_MANY_REQUEST') }),
  play: async (context) => {
    const dialog = await chooseLink(context);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(wordsOf(context).error('TOO_MANY_REQUEST')));
  },
};
export const LinkOffline: Story = {
  parameters: answering({ redeemSocialTicket: unbound, bindSocialAccount: 'offline' }),
  play: async (context) => {
    const dialog = await chooseLink(context);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(wordsOf(context).error('network_error')));
  },
};
/** §4: the reply asks for a captcha, and the next try brings it. */
export const LinkNeedsCaptcha: Story = {
  parameters: answering({
    redeemSocialTicket: unbound,
    bindSocialAccount: ({ captchaId, captcha }) =>
      captchaId && captcha === 'K7QP' ? begun : new Refusal('account_or_password_error', { showCaptcha: true }),
    getCaptcha: () => ({ captchaId: crypto.randomUUID(), image: storyCaptcha, expiresInSeconds: 300 }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await chooseLink(context);
    const captcha = await dialog.findByRole('textbox', { name: new RegExp(t('captcha')) });
    await expect(await dialog.findByRole('img', { name: storyWords(context.globals).words.captchaImage })).toBeVisible();
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
    await context.userEvent.type(captcha, 'K7QP');
    await context.userEvent.click(dialog.getByRole('button', { name: t('socialLinkSubmit') }));
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledWith({ passwordExpired: false }));
  },
};
export const AlreadyBound: Story = {
  parameters: answering({ redeemSocialTicket: unbound, bindSocialAccount: new Refusal('social_already_bound') }),
  play: async (context) => {
    const dialog = await chooseLink(context);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(wordsOf(context).error('social_already_bound')));
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
  },
};
export const LinkNeedsSecondFactor: Story = {
  parameters: answering({
    redeemSocialTicket: unbound,
    bindSocialAccount: new Refusal('second_factor_required', { secondFactor }),
    verifyFactor: begun,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await chooseLink(context);
    const dialog = await dialogNamed(t('secondFactor'));
    await fillIn(context.userEvent, dialog.getByRole('textbox', { name: new RegExp(t('code')) }), '123456');
    await context.userEvent.click(dialog.getByRole('button', { name: t('verify') }));
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
  },
};
/** Back from it the social login waits as before. */
export const LinkAfterSecondFactorWasLeft: Story = {
  parameters: answering({
    redeemSocialTicket: unbound,
    bindSocialAccount: new Refusal('second_factor_required', { secondFactor }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await chooseLink(context);
    const factor = await dialogNamed(t('secondFactor'));
    await context.userEvent.click(factor.getByRole('button', { name: t('backToLogin') }));
    await expect(await (await dialogNamed(t('socialTitle'))).findByRole('button', { name: t('socialGoOn') })).toBeVisible();
    await expect(context.args.onRetry).not.toHaveBeenCalled();
  },
};
export const NewAddress: Story = {
  parameters: answering({ redeemSocialTicket: new Refusal('second_factor_required', { secondFactor }), verifyFactor: begun }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await dialogNamed(t('secondFactor'));
    await context.userEvent.click(dialog.getByRole('button', { name: t('backToLogin') }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Expired: Story = {
  parameters: answering({ redeemSocialTicket: new Refusal('social_ticket_expired') }),
  play: async (context) => {
    const { t, error } = wordsOf(context);
    const dialog = await dialogNamed(t('logIn'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(error('social_ticket_expired')));
    await context.userEvent.click(dialog.getByRole('button', { name: t('backToLogin') }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};
export const CheckOffline: Story = {
  parameters: answering({ redeemSocialTicket: 'offline' }),
  play: async (context) => {
    const { t, error } = wordsOf(context);
    const dialog = await dialogNamed(t('logIn'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(error('network_error')));
    await expect(dialog.getByRole('button', { name: t('backToLogin') })).toBeVisible();
  },
};
let timesAsked = 0;
/** The ticket that no answer came about is as good as before. */
export const CheckedAtTheSecondTry: Story = {
  beforeEach: () => {
    timesAsked = 0;
  },
  parameters: answering({
    redeemSocialTicket: () => {
      timesAsked += 1;
      return timesAsked === 1 ? new Refusal('service_unavailable') : unbound;
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await dialogNamed(t('logIn'));
    await context.userEvent.click(await dialog.findByRole('button', { name: t('socialAskAgain') }));
    await expect(await (await dialogNamed(t('socialTitle'))).findByRole('button', { name: t('socialGoOn') })).toBeVisible();
    await expect(context.args.onRetry).not.toHaveBeenCalled();
  },
};
