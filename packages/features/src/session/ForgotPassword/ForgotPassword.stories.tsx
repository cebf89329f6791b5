import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers, fillIn, Refusal, storyRegistration, storyWords, withFeature } from '../../core/testing/index.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

const countries = [{ countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true }];
const answering = (answers: Answers) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '640px' } },
  feature: {
    answers: {
      listCountries: { countries },
      getRegistrationSetting: storyRegistration,
      requestPasswordSms: { expiredMinutes: 1 },
      requestPasswordEmail: { expiredMinutes: 30 },
      resetPasswordBySms: {},
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Login/ForgotPassword',
  component: ForgotPassword,
  decorators: [withFeature],
  parameters: answering({}),
  args: { loginHref: '/web/?dialog=login', onClose: fn() },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function partsOf({ globals }: PlayContext) {
  const { text } = storyWords(globals);
  const t = (key: string, slots?: Record<string, number>) => text('session', key, slots);
  const dialog = within(await screen.findByRole('dialog', { name: t('forgotPasswordTitle') }));
  return {
    t,
    error: (code: string, slots?: Record<string, number>) => text('core', code, slots),
    dialog,
    field: (name: string) => dialog.getByLabelText(new RegExp(`^${t(name)}`), { selector: 'input' }),
    press: (name: string) => dialog.getByRole('button', { name: t(name) }),
  };
}

/** All that can be filled in beside this one, in its order. */
const inputsWith = (input: HTMLElement): Element[] => [
  ...(input.closest('form')?.querySelectorAll('input:not([type=hidden]), select, textarea') ?? []),
];

async function openSms(context: PlayContext) {
  const parts = await partsOf(context);
  await context.userEvent.click(parts.dialog.getByRole('tab', { name: parts.t('way.sms') }));
  return parts;
}

async function mailTo(context: PlayContext, email = 'minh@baize.example') {
  const parts = await partsOf(context);
  await fillIn(context.userEvent, parts.field('username'), 'minh88');
  await fillIn(context.userEvent, parts.field('email'), email);
  await context.userEvent.click(parts.press('sendLink'));
  return parts;
}

async function resetBySms(context: PlayContext, newPassword = 'Fresh123') {
  const parts = await openSms(context);
  await fillIn(context.userEvent, parts.field('phone'), '0912345678');
  await fillIn(context.userEvent, parts.field('code'), '123456');
  await context.userEvent.type(parts.field('newPassword'), newPassword);
  await context.userEvent.click(parts.press('savePassword'));
  return parts;
}

/** §2 "Forgot-password modal: two tabs, by e-mail (account and e-mail)", which comes first. */
export const ByEmail: Story = {
  play: async (context) => {
    const { t, dialog, field } = await partsOf(context);
    await expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([t('way.email'), t('way.sms')]);
    await expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent(t('way.email'));
    await expect(inputsWith(field('email'))).toEqual([field('username'), field('email')]);
  },
};
export const EmailEmpty: Story = {
  play: async (context) => {
    const { field, press, error } = await partsOf(context);
    await context.userEvent.click(press('sendLink'));
    await waitFor(() => expect(field('username')).toHaveAccessibleDescription(error('field_required')));
    await expect(field('email')).toHaveAccessibleDescription(error('field_required'));
    await waitFor(() => expect(field('username')).toHaveFocus());
  },
};
export const EmailSent: Story = {
  play: async (context) => {
    const { t, dialog } = await mailTo(context);
    await expect(await dialog.findByText(t('mailed', { count: 30 }))).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('backToLogin') })).toHaveAttribute('href', '/web/?dialog=login');
  },
};
export const EmailSending: Story = {
  parameters: answering({ requestPasswordEmail: 'never' }),
  play: async (context) => {
    const { press } = await mailTo(context);
    await waitFor(() => expect(press('sendLink')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const EmailOfWrongFormat: Story = {
  parameters: answering({ requestPasswordEmail: new Refusal('email_format_error') }),
  play: async (context) => {
    const { field, error } = await mailTo(context, 'minh@');
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(error('email_format_error')));
    await waitFor(() => expect(field('email')).toHaveFocus());
  },
};

function emailRefused(code: ErrorCode, answer: NonNullable<Answers['requestPasswordEmail']> = new Refusal(code)) {
  return {
    parameters: answering({ requestPasswordEmail: answer }),
    play: async (context) => {
      const { dialog, error, field } = await mailTo(context);
      await expect(await dialog.findByRole('alert')).toHaveTextContent(error(code));
      await expect(field('username')).toHaveValue('minh88');
    },
  } satisfies Story;
}
export const UnknownAccount: Story = emailRefused('not.exists.user');
export const TooManyMails: Story = emailRefused('TOO_MANY_REQUEST');
export const Offline: Story = emailRefused('network_error', 'offline');

/** §2 "and by SMS (phone with country code, code, new password)": the fuller of the two ways. */
export const Composed: Story = {
  play: async (context) => {
    const { t, dialog, field, press } = await openSms(context);
    const country = await dialog.findByDisplayValue(/Vi[eệ]t ?[Nn]am/);
    await expect(country).toHaveAccessibleName(t('country'));
    await expect(inputsWith(field('phone'))).toEqual([country, field('phone'), field('code'), field('newPassword')]);
    await waitFor(() =>
      expect(field('newPassword')).toHaveAccessibleDescription(
        storyWords(context.globals).text('core', 'passwordLength', { min: 6, max: 16 }),
      ),
    );
    await expect(press('sendCode')).toBeVisible();
  },
};
export const SmsEmpty: Story = {
  play: async (context) => {
    const { field, press, error } = await openSms(context);
    await context.userEvent.click(press('savePassword'));
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(error('field_required')));
    await expect(field('code')).toHaveAccessibleDescription(error('field_required'));
    await waitFor(() => expect(field('phone')).toHaveFocus());
  },
};
export const SmsCodeWithoutPhone: Story = {
  play: async (context) => {
    const { field, press, error } = await openSms(context);
    await context.userEvent.click(press('sendCode'));
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(error('field_required')));
  },
};
/** What was wrong with a number is not said of the one that comes of it. */
async function isMended({ userEvent }: PlayContext, phone: HTMLElement): Promise<void> {
  await userEvent.type(phone, '3');
  await waitFor(() => expect(phone).toBeValid());
  await expect(phone).not.toHaveAccessibleDescription();
  await expect(phone).toHaveFocus();
}
export const SmsPhoneOfWrongFormat: Story = {
  parameters: answering({ requestPasswordSms: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const { field, press, error } = await openSms(context);
    await context.userEvent.type(field('phone'), '12');
    await context.userEvent.click(press('sendCode'));
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(error('phoneNumber_format_error')));
    await isMended(context, field('phone'));
  },
};
export const SmsPhoneOfWrongFormatAtTheEnd: Story = {
  parameters: answering({ resetPasswordBySms: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const { field, error } = await resetBySms(context);
    await waitFor(() => expect(field('phone')).toHaveAccessibleDescription(error('phoneNumber_format_error')));
    await isMended(context, field('phone'));
  },
};
export const SmsQuotaSpent: Story = {
  parameters: answering({ requestPasswordSms: new Refusal('sms_quota_exceeded') }),
  play: async (context) => {
    const { dialog, field, press, error } = await openSms(context);
    await fillIn(context.userEvent, field('phone'), '0912345678');
    await context.userEvent.click(press('sendCode'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(error('sms_quota_exceeded'));
    // It was said of that number.
    await context.userEvent.type(field('phone'), '{Backspace}9');
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
  },
};
/** §8 "too many requests (try again after 5 minutes)". */
export const TooManyCodes: Story = {
  parameters: answering({ requestPasswordSms: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    const { dialog, field, press, error } = await openSms(context);
    await fillIn(context.userEvent, field('phone'), '0912345677');
    await context.userEvent.click(press('sendCode'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
  },
};
const sentTo: string[] = [];
/** §2 "phone with country code": in another country it is another number. Its button waits for nothing, and the new password is its own. */
export const SmsCodeToTheWrongCountry: Story = {
  parameters: answering({
    listCountries: { countries: [...countries, { countryCode: 'TH', countryDialingCode: '+66', example: '081 234 5678' }] },
    requestPasswordSms: ({ mobileNum, countryDialingCode = '' }) => {
      sentTo.push(`${countryDialingCode}${mobileNum}`);
      return { expiredMinutes: 1 };
    },
    resetPasswordBySms: ({ mobileNum, countryDialingCode }) =>
      `${countryDialingCode}${mobileNum}` === '+660912345676' ? {} : new Refusal('verification_code_error'),
  }),
  beforeEach: () => {
    sentTo.length = 0;
  },
  play: async (context) => {
    const { t, dialog, field, press } = await openSms(context);
    const country = await dialog.findByDisplayValue(/Vi[eệ]t ?[Nn]am/);
    await fillIn(context.userEvent, field('phone'), '0912345676');
    await context.userEvent.click(press('sendCode'));
    await waitFor(() => expect(dialog.queryByRole('button', { name: t('sendCode') })).not.toBeInTheDocument());
    await context.userEvent.type(country, '+66');
    await context.userEvent.click(await screen.findByRole('option'));
    await waitFor(() => expect(press('sendCode')).not.toHaveAttribute('aria-disabled'));
    await expect(field('phone')).toHaveValue('0912345676');
    await expect(field('code')).not.toHaveAccessibleDescription();
    await context.userEvent.click(press('sendCode'));
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(t('codeSent')));
    await expect(sentTo).toEqual(['0912345676', '+660912345676']);
    await fillIn(context.userEvent, field('code'), '123456');
    await fillIn(context.userEvent, field('newPassword'), 'Fresh123');
    await context.userEvent.click(press('savePassword'));
    await expect(await dialog.findByText(t('changed'))).toBeVisible();
  },
};
export const PasswordTooShort: Story = {
  play: async (context) => {
    const { field, error } = await resetBySms(context, 'abc');
    await waitFor(() =>
      expect(field('newPassword')).toHaveAccessibleDescription(new RegExp(error('password.length', { min: 6, max: 16 }))),
    );
    await waitFor(() => expect(field('newPassword')).toHaveFocus());
  },
};
export const SmsCodeWrong: Story = {
  parameters: answering({ resetPasswordBySms: new Refusal('verification_code_error') }),
  play: async (context) => {
    const { field, error } = await resetBySms(context);
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(error('verification_code_error')));
    await waitFor(() => expect(field('code')).toHaveFocus());
  },
};
export const SmsCodeSent: Story = {
  play: async (context) => {
    const { t, dialog, field, press } = await openSms(context);
    await fillIn(context.userEvent, field('phone'), '0912345691');
    await fillIn(context.userEvent, field('code'), '111111');
    await context.userEvent.click(press('sendCode'));
    await waitFor(() => expect(field('code')).toHaveFocus());
    await context.userEvent.keyboard('222222');
    await expect(field('code'), 'the new code takes the place of an old one').toHaveValue('222222');
    await waitFor(() => expect(dialog.queryByRole('button', { name: t('sendCode') })).not.toBeInTheDocument());
    await expect(dialog.getByRole('button', { name: /0:5\d|1:00/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(t('codeSent')));
  },
};
/** Of a changed number nothing is said to have been sent, and its own code can be asked for at once. */
export const OtherPhoneAfterCode: Story = {
  play: async (context) => {
    const { t, field, press } = await openSms(context);
    await fillIn(context.userEvent, field('phone'), '0912345693');
    await context.userEvent.click(press('sendCode'));
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(t('codeSent')));
    await context.userEvent.type(field('phone'), '{Backspace}4');
    await waitFor(() => expect(field('code')).not.toHaveAccessibleDescription());
    await context.userEvent.click(press('sendCode'));
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(t('codeSent')));
  },
};
export const SmsCodeUnderWay: Story = {
  parameters: answering({ requestPasswordSms: 'never' }),
  play: async (context) => {
    const { field, press } = await openSms(context);
    await fillIn(context.userEvent, field('phone'), '0912345692');
    await context.userEvent.click(press('sendCode'));
    await waitFor(() => expect(press('sendCode')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const SmsCodeExpired: Story = {
  parameters: answering({ resetPasswordBySms: new Refusal('verification_code_expired') }),
  play: async (context) => {
    const { field, error } = await resetBySms(context);
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(error('verification_code_expired')));
  },
};
export const SmsSending: Story = {
  parameters: answering({ resetPasswordBySms: 'never' }),
  play: async (context) => {
    const { press } = await resetBySms(context);
    await waitFor(() => expect(press('savePassword')).toHaveAttribute('aria-busy', 'true'));
  },
};

function smsRefused(code: ErrorCode, answer: NonNullable<Answers['resetPasswordBySms']> = new Refusal(code)) {
  return {
    parameters: answering({ resetPasswordBySms: answer }),
    play: async (context) => {
      const { dialog, field, error } = await resetBySms(context);
      await expect(await dialog.findByRole('alert')).toHaveTextContent(error(code));
      await expect(field('phone')).toHaveValue('0912345678');
    },
  } satisfies Story;
}
export const SmsTooManyAttempts: Story = smsRefused('TOO_MANY_REQUEST');
export const SmsOffline: Story = smsRefused('network_error', 'offline');
/** The gateway checks what the form can't. */
export const RulesNotLoaded: Story = {
  parameters: answering({ getRegistrationSetting: new Refusal('system_error') }),
  play: async (context) => {
    const { t, dialog, field } = await resetBySms(context);
    await expect(await dialog.findByText(t('changed'))).toBeVisible();
    await expect(() => field('newPassword')).toThrow();
  },
};
export const ChangedBySms: Story = {
  play: async (context) => {
    const { t, dialog } = await resetBySms(context);
    await expect(await dialog.findByText(t('changed'))).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('backToLogin') })).toBeVisible();
  },
};
export const TypedStaysWithTheTabs: Story = {
  play: async (context) => {
    const { t, dialog, field } = await partsOf(context);
    const open = (way: string) => context.userEvent.click(dialog.getByRole('tab', { name: t(way) }));
    await fillIn(context.userEvent, field('username'), 'minh88');
    await open('way.sms');
    await fillIn(context.userEvent, field('phone'), '0912345678');
    await open('way.email');
    await expect(field('username')).toHaveValue('minh88');
    await open('way.sms');
    await expect(field('phone')).toHaveValue('0912345678');
  },
};
