import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  type Answers,
  type FeatureParameters,
  heldAnswer,
  Refusal,
  storyContacts,
  storyPermission,
  storyToken,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { LoginModal } from './LoginModal.tsx';

const answering = (answers: Answers) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '640px' } },
  feature: { answers: { getPermission: storyPermission, ...answers } } satisfies FeatureParameters,
});
const withSms = { getPermission: { ...storyPermission, flags: { ...storyPermission.flags, mobileCodeLogin: true } } };
const everyWay = {
  ...storyPermission,
  flags: { ...storyPermission.flags, mobileCodeLogin: true, freePlay: true },
  socialProviders: [
    { id: 'social-1', title: 'Google' },
    { id: 'social-2', title: 'Facebook' },
  ],
};
const countries = [
  { countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true },
  { countryCode: 'TH', countryDialingCode: '+66', example: '081 234 5678' },
];
const begun = { token: storyToken, account: 'minh88', passwordExpired: false };
const secondFactor = {
  challengeId: 'c1',
  ways: [{ way: 'sms' as const, hint: '*******001' }, { way: 'bankName' as const }],
  expiresInSeconds: 600,
};

const meta = {
  title: 'Login/LoginModal',
  component: LoginModal,
  decorators: [withFeature],
  parameters: answering({}),
  args: { registerHref: '/web/register', forgotHref: '/web/?dialog=forgot', onLoggedIn: fn(), onUnknownUser: fn(), onClose: fn() },
} satisfies Meta<typeof LoginModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text, words } = storyWords(globals);
  return { t: (key: string) => text('session', key), error: (key: string, slots = {}) => text('core', key, slots), words };
};
const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function logInByName(context: PlayContext) {
  const { t } = wordsOf(context);
  const dialog = await openDialog(t('logIn'));
  await context.userEvent.type(dialog.getByRole('textbox', { name: new RegExp(t('username')) }), 'minh88');
  await context.userEvent.type(dialog.getByLabelText(new RegExp(`^${t('password')}`)), 'hunter22');
  await context.userEvent.click(dialog.getByRole('button', { name: t('logIn') }));
}

/** §2 "a forgot-password link, a register button"; §6 without the flag of it no way to log in by a mobile code. */
export const Open: Story = {
  play: async (context) => {
    const { t, words } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await expect(dialog.getByRole('link', { name: t('register') })).toHaveAttribute('href', '/web/register');
    await expect(dialog.getByRole('link', { name: t('forgotPassword') })).toHaveAttribute('href', '/web/?dialog=forgot');
    await expect(dialog.queryByRole('tab')).not.toBeInTheDocument();
    // The captcha is optional: its flag comes with the permission, as the contacts do.
    await dialog.findByText(t('needHelp'));
    await expect(dialog.queryByRole('img', { name: words.captchaImage })).not.toBeInTheDocument();
    await expect(dialog.queryByRole('textbox', { name: new RegExp(t('captcha')) })).not.toBeInTheDocument();
  },
};
/** §2 "a customer-service link": the first of the brand's contacts. */
export const CustomerService: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await expect(await dialog.findByText(t('needHelp'))).toBeVisible();
    const titles = dialog.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(storyContacts.map(({ title }) => titles.includes(title))).toEqual([true, false]);
    const link = dialog.getByRole('link', { name: titles.at(-1) ?? '' });
    await expect(link).toHaveAttribute('href', storyContacts[0]?.path);
  },
};
/** §2: customer service, "an optional free-play button" and "optional social login", where the brand has none of them. */
export const WithoutCustomerService: Story = {
  parameters: answering({ getPermission: { ...withSms.getPermission, customerService: [] } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    // Which comes with the permission too.
    await dialog.findByRole('tab', { name: t('bySms') });
    await expect(dialog.queryByText(t('needHelp'))).not.toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: t('freePlay') })).not.toBeInTheDocument();
    const anySocial = new RegExp(storyWords(context.globals).text('session', 'socialWith', { title: '.+' }));
    await expect(dialog.queryByRole('button', { name: anySocial })).not.toBeInTheDocument();
  },
};
/** §2: each way to log in that a brand can have. */
export const Composed: Story = {
  parameters: answering({ getPermission: everyWay, listCountries: { countries } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await expect(await dialog.findByRole('tab', { name: t('bySms') })).toBeVisible();
    for (const { title } of everyWay.socialProviders) {
      const name = storyWords(context.globals).text('session', 'socialWith', { title });
      await expect(await dialog.findByRole('button', { name })).toBeVisible();
    }
    await expect(await dialog.findByRole('button', { name: t('freePlay') })).toBeVisible();
  },
};
export const WaysMissing: Story = {
  parameters: answering({ getPermission: new Refusal('service_unavailable'), login: begun }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await expect(await dialog.findByText(t('waysMissing'))).toBeVisible();
    await logInByName(context);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledWith({ passwordExpired: false }));
  },
};
const gateway = { isUp: false };
/** The permission can't be had until a play lets the gateway come up. */
const isBackLater = {
  parameters: answering({
    listCountries: { countries },
    getPermission: () => (gateway.isUp ? withSms.getPermission : new Refusal('system_error')),
    login: new Refusal('not_exist_user'),
  }),
  beforeEach: () => {
    gateway.isUp = false;
  },
} satisfies Story;
/** Once the gateway is there again, so are the other ways. */
export const WaysAskedAgain: Story = {
  ...isBackLater,
  play: async (context) => {
    const { t, words } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await dialog.findByText(t('waysMissing'));
    gateway.isUp = true;
    await context.userEvent.click(dialog.getByRole('button', { name: words.retry }));
    await expect(await dialog.findByRole('tab', { name: t('bySms') })).toBeVisible();
    await expect(dialog.queryByText(t('waysMissing'))).not.toBeInTheDocument();
  },
};
const asked = fn<() => void>();
const soonWays = heldAnswer(withSms.getPermission);
/** A box that grew under the pointer would be a jump: it opens with its ways, when they come soon. */
export const WaysComeSoon: Story = {
  parameters: answering({
    getPermission: () => {
      asked();
      return soonWays.answer();
    },
  }),
  beforeEach: () => {
    asked.mockClear();
    soonWays.hold();
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    soonWays.arrive();
    const dialog = await openDialog(t('logIn'));
    await expect(dialog.getByRole('tab', { name: t('bySms') })).toBeVisible();
  },
};
const lateWays = heldAnswer(withSms.getPermission);
/** The other ways come while somebody types: the form stays, with the focus and what stands in it. */
export const WaysComeLate: Story = {
  parameters: answering({ getPermission: lateWays.answer }),
  beforeEach: lateWays.hold,
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    const name = dialog.getByRole('textbox', { name: new RegExp(t('username')) });
    await context.userEvent.type(name, 'minh');
    await expect(dialog.queryByRole('tab')).not.toBeInTheDocument();
    lateWays.arrive();
    await expect(await dialog.findByRole('tab', { name: t('bySms') })).toBeVisible();
    await expect(name).toHaveFocus();
    await context.userEvent.keyboard('88');
    await expect(name).toHaveValue('minh88');
  },
};
/** What was typed outlives the form, which is drawn anew at each change between the tabs. */
export const TypedIsKept: Story = {
  ...isBackLater,
  play: async (context) => {
    const { t, words } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    const name = () => dialog.getByRole('textbox', { name: new RegExp(t('username')) });
    const password = () => dialog.getByLabelText(new RegExp(`^${t('password')}`));
    const tab = (key: string) => dialog.findByRole('tab', { name: t(key) });
    await dialog.findByText(t('waysMissing'));
    await context.userEvent.type(name(), 'minh88');
    await context.userEvent.type(password(), 'hunter22');
    gateway.isUp = true;
    await context.userEvent.click(dialog.getByRole('button', { name: words.retry }));
    await context.userEvent.click(await tab('bySms'));
    await context.userEvent.type(await dialog.findByRole('textbox', { name: new RegExp(t('phone')) }, { timeout: 10_000 }), '0912345670');
    await context.userEvent.click(await tab('byUsername'));
    await expect(name()).toHaveValue('minh88');
    await expect(password()).toHaveValue('hunter22');
    await context.userEvent.click(await tab('bySms'));
    await expect(await dialog.findByRole('textbox', { name: new RegExp(t('phone')) }, { timeout: 10_000 })).toHaveValue('0912345670');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    await expect(stored).not.toContain('hunter22');
    // §4: an unknown user's fields stay cleared.
    await context.userEvent.click(await tab('byUsername'));
    await context.userEvent.click(dialog.getByRole('button', { name: t('logIn') }));
    await waitFor(() => expect(context.args.onUnknownUser).toHaveBeenCalledOnce());
    await context.userEvent.click(await tab('bySms'));
    await context.userEvent.click(await tab('byUsername'));
    await expect(name()).toHaveValue('');
    await expect(password()).toHaveValue('');
  },
};
export const ClosesByItsCross: Story = {
  play: async (context) => {
    const { t, words } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await context.userEvent.click(dialog.getByRole('button', { name: words.close }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};
export const BySms: Story = {
  parameters: answering({ ...withSms, listCountries: { countries }, requestLoginSms: { expiredMinutes: 2 }, startSmsSession: begun }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await context.userEvent.click(await dialog.findByRole('tab', { name: t('bySms') }));
    const phone = await dialog.findByRole('textbox', { name: new RegExp(t('phone')) }, { timeout: 10_000 });
    await context.userEvent.type(phone, '0912345670');
    await context.userEvent.click(dialog.getByRole('button', { name: t('sendCode') }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: t('sendCode') })).not.toBeInTheDocument());
    await context.userEvent.type(dialog.getByRole('textbox', { name: new RegExp(t('code')) }), '123456');
    await context.userEvent.click(dialog.getByRole('button', { name: t('logIn') }));
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledWith({ passwordExpired: false }));
  },
};
export const NewAddress: Story = {
  parameters: answering({ login: new Refusal('second_factor_required', { secondFactor }), verifyFactor: begun }),
  play: async (context) => {
    await logInByName(context);
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('secondFactor'));
    await context.userEvent.click(dialog.getByRole('radio', { name: new RegExp(t('way.bankName')) }));
    await context.userEvent.type(dialog.getByRole('textbox', { name: new RegExp(t('bankName')) }), 'nguyen van minh');
    await context.userEvent.click(dialog.getByRole('button', { name: t('verify') }));
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
  },
};
export const BackFromNewAddress: Story = {
  parameters: answering({ login: new Refusal('second_factor_required', { secondFactor }) }),
  play: async (context) => {
    await logInByName(context);
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('secondFactor'));
    await context.userEvent.click(dialog.getByRole('button', { name: t('backToLogin') }));
    const box = await openDialog(t('logIn'));
    await expect(box.getByRole('textbox', { name: new RegExp(t('username')) })).not.toHaveValue('');
    await expect(box.getByLabelText(new RegExp(`^${t('password')}`))).not.toHaveValue('');
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
  },
};

const withFreePlay = { getPermission: { ...storyPermission, flags: { ...storyPermission.flags, freePlay: true } } };

/** §2 "an optional free-play button": demo games without an account of one's own. */
export const FreePlay: Story = {
  parameters: answering({
    ...withFreePlay,
    startFreePlay: ({ platform }) =>
      platform === 'W' ? { token: storyToken, account: 'freeplay77', passwordExpired: false } : new Refusal('validation_failed'),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await context.userEvent.click(await dialog.findByRole('button', { name: t('freePlay') }));
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledWith({ passwordExpired: false }));
  },
};
export const FreePlayBegins: Story = {
  parameters: answering({ ...withFreePlay, startFreePlay: 'never' }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    const button = await dialog.findByRole('button', { name: t('freePlay') });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const FreePlayRefused: Story = {
  parameters: answering({ ...withFreePlay, startFreePlay: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 60 }) }),
  play: async (context) => {
    const { t, error } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await context.userEvent.click(await dialog.findByRole('button', { name: t('freePlay') }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 1 })));
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
  },
};
export const FreePlayOffline: Story = {
  parameters: answering({ ...withFreePlay, startFreePlay: 'offline' }),
  play: async (context) => {
    const { t, error } = wordsOf(context);
    const dialog = await openDialog(t('logIn'));
    await context.userEvent.click(await dialog.findByRole('button', { name: t('freePlay') }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(error('network_error')));
  },
};
