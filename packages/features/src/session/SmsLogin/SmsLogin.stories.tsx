import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type Answers, fillIn, Refusal, storyToken, storyWords, withFeature } from '../../core/testing/index.ts';
import { SmsLogin } from './SmsLogin.tsx';

const countries = [
  { countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true },
  { countryCode: 'TH', countryDialingCode: '+66', example: '081 234 5678' },
];
const answering = (answers: Answers) => ({
  feature: { answers: { listCountries: { countries }, requestLoginSms: { expiredMinutes: 1 }, ...answers } satisfies Answers },
});

const meta = {
  title: 'Login/SmsLogin',
  component: SmsLogin,
  decorators: [withFeature],
  parameters: answering({}),
  args: { onLoggedIn: fn(), onSecondFactor: fn() },
} satisfies Meta<typeof SmsLogin>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function partsOf({ canvas, globals }: PlayContext) {
  const { text, words } = storyWords(globals);
  const t = (key: string) => text('session', key);
  return {
    t,
    words,
    phone: canvas.getByRole('textbox', { name: new RegExp(t('phone')) }),
    code: canvas.getByRole('textbox', { name: new RegExp(t('code')) }),
    logIn: canvas.getByRole('button', { name: t('logIn') }),
    sendCode: () => canvas.getByRole('button', { name: t('sendCode') }),
  };
}

async function fillAndSend(context: PlayContext): Promise<void> {
  const { phone, code, logIn } = partsOf(context);
  await fillIn(context.userEvent, phone, '0912 345 678');
  await fillIn(context.userEvent, code, '123456');
  await context.userEvent.click(logIn);
}

async function askForCode(context: PlayContext, phone: string): Promise<void> {
  const parts = partsOf(context);
  await fillIn(context.userEvent, parts.phone, phone);
  await context.userEvent.click(parts.sendCode());
}

function refused(errorCode: ErrorCode) {
  return {
    parameters: answering({ startSmsSession: new Refusal(errorCode) }),
    play: async (context) => {
      await fillAndSend(context);
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(storyWords(context.globals).text('core', errorCode)));
      await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
    },
  } satisfies Story;
}

/** §2 "an SMS tab with an optional country code, phone, code and a countdown button". */
export const Composed: Story = {
  play: async (context) => {
    const { phone, code, sendCode } = partsOf(context);
    for (const part of [phone, code, sendCode()]) await expect(part).toBeVisible();
    await expect(await context.canvas.findByRole('combobox')).toBeVisible();
  },
};
/** §2: the country code is optional. */
export const WithoutCountries: Story = {
  parameters: answering({ listCountries: new Refusal('system_error') }),
  play: async (context) => {
    await expect(partsOf(context).phone).toBeVisible();
    // Its room is kept until it is known that none come.
    await waitFor(() => expect(context.canvas.queryByRole('combobox')).not.toBeInTheDocument());
  },
};
export const EmptySubmit: Story = {
  play: async (context) => {
    const { t, phone, code, logIn } = partsOf(context);
    await context.userEvent.click(logIn);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('enterPhoneAndCode'));
    await expect(phone).toHaveFocus();
    // It goes with the last field that it speaks of.
    await fillIn(context.userEvent, phone, '0912 345 678');
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(t('enterPhoneAndCode'));
    await context.userEvent.type(code, '1');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(code).toHaveFocus();
  },
};
/** §5 "an SMS code request with an empty phone shows the same error". */
export const CodeWithoutPhone: Story = {
  play: async (context) => {
    const { t, phone, sendCode } = partsOf(context);
    await context.userEvent.click(sendCode());
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('enterPhoneAndCode'));
    await expect(phone).toHaveFocus();
    await expect(sendCode()).not.toHaveAttribute('aria-disabled');
    await context.userEvent.type(phone, '0');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};
/** §2 "a countdown button", §4. */
export const CodeSent: Story = {
  play: async (context) => {
    const { t, phone, code, sendCode } = partsOf(context);
    await fillIn(context.userEvent, phone, '0912345678');
    await fillIn(context.userEvent, code, '111111');
    await context.userEvent.click(sendCode());
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: t('sendCode') })).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('button', { name: /0:5\d|1:00/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('codeSent')));
    await expect(code).toHaveFocus();
    await context.userEvent.keyboard('222222');
    await expect(code, 'the new code takes the place of an old one').toHaveValue('222222');
  },
};
/** Of a changed number nothing is said to have been sent, and its own code can be asked for at once. */
/** What the empty login was told is answered by the phone that a code goes to. */
export const CodeSentAfterEmptySubmit: Story = {
  play: async (context) => {
    const { t, phone, code, logIn } = partsOf(context);
    await context.userEvent.click(logIn);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await askForCode(context, '0912345688');
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('codeSent')));
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(phone).not.toBeInvalid();
    await expect(code).not.toBeInvalid();
  },
};
export const OtherPhoneAfterCode: Story = {
  play: async (context) => {
    const { t, phone, code, sendCode } = partsOf(context);
    await askForCode(context, '0912345684');
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('codeSent')));
    await context.userEvent.type(phone, '{Backspace}5');
    await waitFor(() => expect(code).not.toHaveAccessibleDescription());
    await context.userEvent.click(sendCode());
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('codeSent')));
  },
};
const sentTo: string[] = [];
/** The number is another one in another country: its button waits for nothing. */
export const CodeSentToTheWrongCountry: Story = {
  parameters: answering({
    requestLoginSms: ({ mobileNum, countryDialingCode = '' }) => {
      sentTo.push(`${countryDialingCode}${mobileNum}`);
      return { expiredMinutes: 1 };
    },
  }),
  beforeEach: () => {
    sentTo.length = 0;
  },
  play: async (context) => {
    const { t, phone, code, sendCode } = partsOf(context);
    const country = await context.canvas.findByDisplayValue(/Vi[eệ]t ?[Nn]am/);
    await fillIn(context.userEvent, phone, '0912345671');
    await context.userEvent.click(sendCode());
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: t('sendCode') })).not.toBeInTheDocument());
    await context.userEvent.type(country, '+66');
    await context.userEvent.click(await context.canvas.findByRole('option'));
    await waitFor(() => expect(sendCode()).not.toHaveAttribute('aria-disabled'));
    await expect(phone).toHaveValue('0912345671');
    await expect(code).not.toHaveAccessibleDescription();
    await context.userEvent.click(sendCode());
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('codeSent')));
    await expect(sentTo).toEqual(['0912345671', '+660912345671']);
  },
};
/** What was wrong with a number is not said of the one that comes of it. */
async function isMended(context: PlayContext): Promise<void> {
  const { phone } = partsOf(context);
  await context.userEvent.type(phone, '3');
  await waitFor(() => expect(phone).toBeValid());
  await expect(phone).not.toHaveAccessibleDescription();
  await expect(phone).toHaveFocus();
}
export const WrongPhone: Story = {
  parameters: answering({ requestLoginSms: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const { phone, sendCode } = partsOf(context);
    await context.userEvent.type(phone, '12');
    await context.userEvent.click(sendCode());
    await waitFor(() => expect(phone).toHaveAccessibleDescription(storyWords(context.globals).text('core', 'phoneNumber_format_error')));
    await expect(phone).toBeInvalid();
    await expect(sendCode()).not.toHaveAttribute('aria-disabled');
    await isMended(context);
  },
};
export const WrongPhoneAtTheLogin: Story = {
  parameters: answering({ startSmsSession: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    await fillAndSend(context);
    const { phone } = partsOf(context);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(storyWords(context.globals).text('core', 'phoneNumber_format_error')));
    await isMended(context);
  },
};
/** What is no number of one country may be one of another. */
export const WrongCountry: Story = {
  parameters: answering({ requestLoginSms: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const country = await context.canvas.findByDisplayValue(/Vi[eệ]t ?[Nn]am/);
    const { phone } = partsOf(context);
    await askForCode(context, '0812345678');
    await waitFor(() => expect(phone).toBeInvalid());
    await context.userEvent.type(country, '+66');
    await context.userEvent.click(await context.canvas.findByRole('option'));
    await waitFor(() => expect(phone).toBeValid());
  },
};
export const QuotaSpent: Story = {
  parameters: answering({ requestLoginSms: new Refusal('sms_quota_exceeded') }),
  play: async (context) => {
    const { phone, sendCode } = partsOf(context);
    await fillIn(context.userEvent, phone, '0912345679');
    await context.userEvent.click(sendCode());
    const sentence = storyWords(context.globals).text('core', 'sms_quota_exceeded');
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence));
    // It was said of that number.
    await context.userEvent.type(phone, '{Backspace}0');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};
export const CodeUnderWay: Story = {
  parameters: answering({ requestLoginSms: 'never' }),
  play: async (context) => {
    await askForCode(context, '0912345681');
    await waitFor(() => expect(partsOf(context).sendCode()).toHaveAttribute('aria-busy', 'true'));
  },
};
export const CodeOffline: Story = {
  parameters: answering({ requestLoginSms: 'offline' }),
  play: async (context) => {
    await askForCode(context, '0912345682');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyWords(context.globals).text('core', 'network_error'));
    await waitFor(() => expect(partsOf(context).sendCode()).not.toHaveAttribute('aria-disabled'));
  },
};
/** §8 "too many requests (try again after 5 minutes)". */
export const TooManyCodes: Story = {
  parameters: answering({ requestLoginSms: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    await askForCode(context, '0912345683');
    const sentence = storyWords(context.globals).text('core', 'TOO_MANY_REQUEST.wait', { minutes: 5 });
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(sentence);
  },
};
export const LoggedIn: Story = {
  parameters: answering({ startSmsSession: { token: storyToken, account: '84912345678', passwordExpired: false } }),
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledWith({ passwordExpired: false }));
  },
};
export const OfAnotherCountry: Story = {
  parameters: answering({
    startSmsSession: ({ countryDialingCode }) =>
      countryDialingCode === '+66'
        ? { token: storyToken, account: '66812345678', passwordExpired: false }
        : new Refusal('verification_code_error'),
  }),
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByDisplayValue(/Vi[eệ]t ?[Nn]am/), '+66');
    await context.userEvent.click(await context.canvas.findByRole('option'));
    await fillAndSend(context);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
  },
};

function codeRefused(errorCode: ErrorCode) {
  return {
    parameters: answering({ startSmsSession: new Refusal(errorCode) }),
    play: async (context) => {
      await fillAndSend(context);
      const { code } = partsOf(context);
      await waitFor(() => expect(code).toHaveAccessibleDescription(storyWords(context.globals).text('core', errorCode)));
      await waitFor(() => expect(code).toHaveFocus());
      await context.userEvent.type(code, '{Backspace}7');
      await waitFor(() => expect(code).toBeValid());
    },
  } satisfies Story;
}
/** §8 "invalid verification code". */
export const WrongCode: Story = codeRefused('verification_code_error');
/** §8 "code expired (send again)". */
export const CodeExpired: Story = codeRefused('verification_code_expired');
/** §8 "function not enabled": switched off while the page was open. */
export const SwitchedOff: Story = {
  parameters: answering({ requestLoginSms: new Refusal('function.not.available') }),
  play: async (context) => {
    const { t, phone, sendCode } = partsOf(context);
    await fillIn(context.userEvent, phone, '0912345676');
    await context.userEvent.click(sendCode());
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(t('smsOff')));
  },
};
export const TooManyAttempts: Story = refused('TOO_MANY_REQUEST');
export const Offline: Story = { ...refused('network_error'), parameters: answering({ startSmsSession: 'offline' }) };
export const Sending: Story = {
  parameters: answering({ startSmsSession: 'never' }),
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() => expect(partsOf(context).logIn).toHaveAttribute('aria-busy', 'true'));
  },
};
