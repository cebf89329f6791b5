import { type ErrorCode, registrationFieldNames, secretFields } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  type Answers,
  askForWork,
  fillIn,
  heldAnswer,
  Refusal,
  storyCaptcha,
  storyCaptchaProofRefused,
  storyCaptchaUnderWay,
  storyCaptchaWithWork,
  storyEveryField,
  storyPermission,
  storyRegistration,
  storyToken,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';

const registered = { token: storyToken, account: 'minh88', passwordExpired: false };
let picturesSent = 0;
const countries = [{ countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true }];
const answering = (answers: Answers) => ({
  feature: {
    answers: {
      getPermission: storyPermission,
      getRegistrationSetting: storyRegistration,
      registerMember: registered,
      checkUsername: { available: true },
      listCountries: { countries },
      getCaptcha: { captchaId: 'c-1', image: storyCaptcha, expiresInSeconds: 300 },
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Registration/RegistrationForm',
  component: RegistrationForm,
  decorators: [withFeature],
  parameters: answering({}),
  beforeEach: () => sessionStorage.clear(),
  args: {
    source: { domain: 'baize.example', registerUrl: 'https://baize.example/web/register', referralCode: undefined },
    initialFields: {},
    isUnknownUser: false,
    loginHref: '/web?dialog=login',
    termsHref: '/web/register?dialog=terms',
    onRegistered: fn(),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The inputs by their names, as soon as the rules have come. */
async function formOf({ canvas, globals }: PlayContext) {
  const { text } = storyWords(globals);
  await canvas.findByRole('button', { name: text('registration', 'register') });
  return {
    input: (field: string) => canvas.getByLabelText(new RegExp(`^${text('registration', `field.${field}`)}( \\*|$| \\()`)),
    age: canvas.getByRole('checkbox', { name: text('registration', 'age', { age: 18 }) }),
    terms: canvas.getByRole('checkbox', { name: new RegExp(text('registration', 'agree')) }),
    button: canvas.getByRole('button', { name: text('registration', 'register') }),
  };
}

async function fill(context: PlayContext, fields: Record<string, string> = {}) {
  const form = await formOf(context);
  const values = { username: 'Minh88', password: 'hunter22', confirmPassword: 'hunter22', ...fields };
  for (const [field, value] of Object.entries(values)) await fillIn(context.userEvent, form.input(field), value);
  await context.userEvent.click(form.age);
  await context.userEvent.click(form.terms);
  return form;
}

/** The error stands at the field and in the summary, which has the focus and leads to the field. */
async function expectRefused(context: PlayContext, field: string, sentence: string) {
  const { text } = storyWords(context.globals);
  const form = await formOf(context);
  const summary = await context.canvas.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(form.input(field)).toBeInvalid();
  await expect(form.input(field)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  const link = within(summary).getByRole('link', { name: `${text('registration', `field.${field}`)}: ${sentence}` });
  await context.userEvent.click(link);
  await expect(form.input(field)).toHaveFocus();
}

/** What a player typed that the rules refuse before anything is sent. */
function typedWrong(field: string, value: string, code: ErrorCode, slots = {}) {
  return {
    play: async (context) => {
      const form = await fill(context);
      await context.userEvent.clear(form.input(field));
      await fillIn(context.userEvent, form.input(field), value);
      await context.userEvent.click(form.button);
      await expectRefused(context, field, storyWords(context.globals).text('core', code, slots));
      await expect(context.args.onRegistered).not.toHaveBeenCalled();
    },
  } satisfies Story;
}

/** A refusal of the gateway that belongs to a field. */
function refusedAt(field: string, refusal: Refusal) {
  return {
    parameters: answering({ registerMember: refusal }),
    play: async (context) => {
      const form = await fill(context, field === 'affiliateCode' ? { affiliateCode: 'AGENT99' } : {});
      await context.userEvent.click(form.button);
      const code = refusal.details.fields?.[0]?.code ?? refusal.code;
      const { text } = storyWords(context.globals);
      await expectRefused(context, field, code === 'duplicate_value' ? text('registration', 'taken.email') : text('core', code));
    },
  } satisfies Story;
}

/** A refusal of the whole. */
function refused(code: ErrorCode) {
  return {
    parameters: answering({ registerMember: new Refusal(code) }),
    play: async (context) => {
      const form = await fill(context);
      await context.userEvent.click(form.button);
      const sentence = storyWords(context.globals).text('core', code);
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence));
      await expect(form.input('username')).toBeValid();
    },
  } satisfies Story;
}

export const Ready: Story = {
  play: async (context) => {
    const { input } = await formOf(context);
    await expect(input('username')).toBeRequired();
    await expect(input('email')).not.toBeRequired();
    await expect(input('password')).toHaveAttribute('type', 'password');
    const terms = context.canvas.getByRole('link', { name: storyWords(context.globals).text('registration', 'terms') });
    await expect(terms).toHaveAttribute('href', '/web/register?dialog=terms');
  },
};
/** §3 "Required fields carry an asterisk; optional ones say they may be left empty". */
export const RequiredAndOptional: Story = {
  play: async (context) => {
    const { text, words } = storyWords(context.globals);
    const { input } = await formOf(context);
    const labelOf = (field: string) => context.canvasElement.querySelector(`label[for="${input(field).id}"]`);
    for (const field of ['username', 'password', 'email', 'affiliateCode']) {
      const isRequired = storyRegistration.fields.find((rule) => rule.field === field)?.required;
      const mark = isRequired ? '*' : `(${words.optional})`;
      await expect(labelOf(field)).toHaveTextContent(`${text('registration', `field.${field}`)} ${mark}`);
    }
  },
};
export const Loading: Story = {
  parameters: answering({ getRegistrationSetting: 'never' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
  },
};
export const LoadFailed: Story = {
  parameters: answering({ getRegistrationSetting: new Refusal('service_unavailable') }),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('registration', 'loadFailed'));
    await expect(canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
export const EveryField: Story = {
  parameters: answering({ getRegistrationSetting: storyEveryField }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await canvas.findByRole('checkbox', { name: text('registration', 'age', { age: 21 }) }, { timeout: 10_000 });
    for (const field of registrationFieldNames) {
      const name = new RegExp(`^${text('registration', `field.${field}`)}( \\*|$| \\()`);
      const inputs = canvas.getAllByLabelText(name);
      await expect(inputs[0]).toBeVisible();
    }
  },
};
export const EveryFieldSentEmpty: Story = {
  ...EveryField,
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('registration', 'register') }));
    const summary = await canvas.findByRole('alert');
    const required = storyEveryField.fields.filter((rule) => rule.required).length;
    await expect(within(summary).getAllByRole('link')).toHaveLength(required + 2);
  },
};
export const CodesFromTheAddress: Story = {
  args: { initialFields: { affiliateCode: 'AGENT01' } },
  play: async (context) => {
    const { input } = await formOf(context);
    await expect(input('affiliateCode')).toHaveValue('AGENT01');
  },
};
export const SentEmpty: Story = {
  play: async (context) => {
    const { text } = storyWords(context.globals);
    const { button, age, terms } = await formOf(context);
    await context.userEvent.click(button);
    for (const field of ['username', 'password', 'confirmPassword']) {
      const { input } = await formOf(context);
      await waitFor(() => expect(input(field)).toHaveAccessibleDescription(expect.stringContaining(text('core', 'field_required'))));
    }
    await expect(age).toHaveAccessibleDescription(text('core', 'age.confirm', { min: 18 }));
    await expect(terms).toHaveAccessibleDescription(text('core', 'agreement_required'));
    await expect(within(context.canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
  },
};
export const UsernameTooShort: Story = typedWrong('username', 'abc', 'field_length_error', { min: 4, max: 16 });
export const UsernameWithSigns: Story = typedWrong('username', '9 Minh!', 'account_format_error');
export const PasswordsDiffer: Story = typedWrong('confirmPassword', 'hunter23', 'double_password_inconformity');
export const EmailBroken: Story = typedWrong('email', 'minh.example', 'email_format_error');
export const UsernameTaken: Story = refusedAt('username', new Refusal('exists.username.err'));
export const UnknownInvitationCode: Story = refusedAt('affiliateCode', new Refusal('affiliate_code_error'));
/** §3 `recommenderId`: the member that it names has an account, and a player who misspelt it reads so at the field. */
export const UnknownRecommender: Story = {
  parameters: answering({
    getRegistrationSetting: {
      ...storyRegistration,
      fields: [
        ...storyRegistration.fields,
        { field: 'recommenderId', required: false, acceptedPattern: 'lettersOrDigits', min: 4, max: 16 },
      ],
    },
    registerMember: new Refusal('affiliate_code_error', { fields: [{ field: 'recommenderId', code: 'affiliate_code_error' }] }),
  }),
  play: async (context) => {
    const form = await fill(context, { recommenderId: 'nobody01' });
    const { text } = storyWords(context.globals);
    await expect(form.input('recommenderId')).toHaveAccessibleDescription(text('registration', 'recommenderHelp'));
    await context.userEvent.click(form.button);
    await expectRefused(context, 'recommenderId', text('core', 'recommender.unknown'));
  },
};
export const RefusedByTheGatewaysRules: Story = refusedAt(
  'email',
  new Refusal('validation_failed', { fields: [{ field: 'email', code: 'duplicate_value' }] }),
);
const withCaptcha = {
  ...storyRegistration,
  fields: [...storyRegistration.fields, { field: 'captcha' as const, required: true, acceptedPattern: '*' as const, min: 1, max: 8 }],
};
/** WCAG 1.1.1: the device works in place of the picture, and fills the code in. */
export const CaptchaNotSeen: Story = {
  parameters: answering({
    getRegistrationSetting: withCaptcha,
    getCaptcha: storyCaptchaWithWork,
    registerMember: ({ captcha }) => (captcha === 'K7QP' ? registered : new Refusal('captcha_format_error')),
  }),
  play: async (context) => {
    const { words } = storyWords(context.globals);
    const form = await fill(context, { captcha: 'XXXX' });
    await context.userEvent.click(form.button);
    await waitFor(() => expect(form.input('captcha')).toBeInvalid());
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.captchaUnreadable }));
    await waitFor(() => expect(form.input('captcha')).toHaveValue('K7QP'));
    await expect(form.input('captcha')).toBeValid();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
    await context.userEvent.clear(form.input('captcha'));
    await context.userEvent.click(form.button);
    await waitFor(() => expect(form.input('captcha')).toHaveAttribute('aria-invalid', 'true'));
    await context.userEvent.type(form.input('captcha'), 'K7QP');
    await context.userEvent.click(form.button);
    await waitFor(() => expect(context.args.onRegistered).toHaveBeenCalledOnce());
  },
};
export const CaptchaWorkUnderWay: Story = {
  parameters: answering({ getRegistrationSetting: withCaptcha, getCaptcha: storyCaptchaUnderWay }),
  play: (context) => askForWork(context, 'captchaWorking'),
};
export const CaptchaWorkInVain: Story = {
  parameters: answering({ getRegistrationSetting: withCaptcha, getCaptcha: storyCaptchaProofRefused }),
  play: (context) => askForWork(context, 'captchaNotDone'),
};
/** What is wrong is still said when the next picture has come, and what was read of the last one is gone. */
export const CaptchaMisread: Story = {
  beforeEach: () => {
    picturesSent = 0;
  },
  parameters: answering({
    getRegistrationSetting: withCaptcha,
    getCaptcha: () => {
      picturesSent += 1;
      return { captchaId: `c-${picturesSent}`, image: storyCaptcha, expiresInSeconds: 300 };
    },
    registerMember: new Refusal('captcha_format_error'),
  }),
  play: async (context) => {
    const form = await fill(context, { captcha: 'K7QQ' });
    await context.userEvent.click(form.button);
    await waitFor(() => expect(picturesSent).toBe(2));
    await waitFor(() => expect(form.input('captcha')).toHaveValue(''));
    await expectRefused(context, 'captcha', storyWords(context.globals).text('core', 'captcha_format_error'));
  },
};
/** The brand's own password is refused last: the picture has had its one try by then. */
export const DefaultPasswordAfterCaptcha: Story = {
  beforeEach: () => {
    picturesSent = 0;
  },
  parameters: answering({
    getRegistrationSetting: withCaptcha,
    getCaptcha: () => {
      picturesSent += 1;
      return { captchaId: `c-${picturesSent}`, image: storyCaptcha, expiresInSeconds: 300 };
    },
    registerMember: new Refusal('validation_failed', { fields: [{ field: 'password', code: 'password_not_allowed' }] }),
  }),
  play: async (context) => {
    const form = await fill(context, { captcha: 'K7QP' });
    await context.userEvent.click(form.button);
    await waitFor(() => expect(form.input('password')).toBeInvalid());
    await waitFor(() => expect(picturesSent).toBe(2));
    await waitFor(() => expect(form.input('captcha')).toHaveValue(''));
  },
};
export const ComputerWithAnAccount: Story = refused('duplicate_computer');
export const TooManyAttempts: Story = refused('TOO_MANY_REQUEST');
export const ServiceFault: Story = refused('system_error');
export const Offline: Story = { ...refused('network_error'), parameters: answering({ registerMember: 'offline' }) };
export const Sending: Story = {
  parameters: answering({ registerMember: 'never' }),
  play: async (context) => {
    const form = await fill(context);
    await context.userEvent.click(form.button);
    await waitFor(() => expect(form.button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Registered: Story = {
  play: async (context) => {
    const form = await fill(context);
    await context.userEvent.click(form.button);
    await waitFor(() => expect(context.args.onRegistered).toHaveBeenCalledOnce());
  },
};

const byMobile = (answers: Answers = {}) =>
  answering({
    getPermission: { ...storyPermission, flags: { ...storyPermission.flags, mobileNumberRegistration: true } },
    requestRegistrationSms: { expiredMinutes: 2 },
    registerMobileMember: { ...registered, account: '84912345678' },
    ...answers,
  });

/** Opens the tab, asks for a code, and fills the form as far as the boxes. */
async function fillMobile(context: PlayContext, phone: string) {
  const { canvas, userEvent } = context;
  const { text } = storyWords(context.globals);
  await userEvent.click(await canvas.findByRole('tab', { name: text('registration', 'byMobile') }));
  const number = await canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.mobileNum')) });
  await fillIn(userEvent, number, phone);
  await userEvent.click(canvas.getByRole('button', { name: text('registration', 'sendCode') }));
  const { input, age, terms, button } = await formOf(context);
  const send = async () => {
    const values = { verificationCode: '123456', password: 'hunter22', confirmPassword: 'hunter22' };
    for (const [field, value] of Object.entries(values)) await fillIn(userEvent, input(field), value);
    await userEvent.click(age);
    await userEvent.click(terms);
    await userEvent.click(button);
  };
  return { number, input, send, text };
}

/** Both ways to register, with every field: in steps on a phone. */
export const Composed: Story = {
  parameters: byMobile({ getRegistrationSetting: storyEveryField }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('tab', { name: text('registration', 'byMobile') })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: new RegExp(`^${text('registration', 'field.username')}`) })).toBeVisible();
  },
};
export const ByMobile: Story = {
  parameters: byMobile(),
  play: async (context) => {
    const { send, text } = await fillMobile(context, '0912 345 678');
    await expect(await context.canvas.findByText(text('registration', 'codeSent', { phone: '0912 345 678' }))).toBeVisible();
    await send();
    await waitFor(() => expect(context.args.onRegistered).toHaveBeenCalledOnce());
    await expect(sessionStorage.getItem('baize-registration-draft')).toBeNull();
  },
};
/** A look at the other way costs nothing that was typed, nor a box that was ticked. */
export const OtherWayAndBack: Story = {
  parameters: byMobile(),
  play: async (context) => {
    const { text } = storyWords(context.globals);
    // In English the tab has the name of its first field.
    const username = () => context.canvas.findByRole('textbox', { name: new RegExp(`^${text('registration', 'field.username')}`) });
    await context.userEvent.type(await username(), 'Minh88');
    const before = await formOf(context);
    await fillIn(context.userEvent, before.input('password'), 'hunter22');
    await context.userEvent.click(before.terms);
    const open = async (way: 'byMobile' | 'byUsername') =>
      context.userEvent.click(await context.canvas.findByRole('tab', { name: text('registration', way) }));
    await open('byMobile');
    await context.canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.mobileNum')) });
    await open('byUsername');
    const form = await formOf(context);
    await expect(await username()).toHaveValue('Minh88');
    await expect(form.input('password')).toHaveValue('hunter22');
    await expect(form.terms).toBeChecked();
    await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('hunter22');
  },
};
/** Whether there is another way is not known yet: a form that is typed into now would be replaced. */
export const WaysNotKnownYet: Story = {
  parameters: answering({ getPermission: 'never' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const WaysMissing: Story = {
  parameters: answering({ getPermission: 'offline' }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('registration', 'waysMissing'))).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: new RegExp(`^${text('registration', 'field.username')}`) })).toBeVisible();
  },
};
const twoCountries = {
  listCountries: { countries: [...countries, { countryCode: 'TH', countryDialingCode: '+66', example: '081 234 5678' }] },
};
const sentTo: string[] = [];
/** Codes go to two countries; what they were sent to is kept. */
const recording = {
  parameters: byMobile({
    ...twoCountries,
    requestRegistrationSms: ({ mobileNum, countryDialingCode = '' }) => {
      sentTo.push(`${countryDialingCode}${mobileNum}`);
      return { expiredMinutes: 2 };
    },
  }),
  beforeEach: () => {
    sentTo.length = 0;
  },
} satisfies Story;
/** A code is under way until the play lets it arrive. */
const code = heldAnswer({ expiredMinutes: 2 });
const underWay = { parameters: byMobile({ requestRegistrationSms: code.answer }), beforeEach: code.hold } satisfies Story;

/** After a code was sent: of a changed phone nothing is said to have been sent, and its own code can be asked for at once. */
async function changeAfterCode(context: PlayContext, phone: string, change: (number: HTMLElement) => Promise<void>): Promise<void> {
  const { number, input, text } = await fillMobile(context, phone);
  const code = input('verificationCode');
  const isSent = () =>
    waitFor(() =>
      expect(code).toHaveAccessibleDescription(text('registration', 'codeSent', { phone: (number as HTMLInputElement).value })),
    );
  await isSent();
  await expect(code).toHaveFocus();
  await change(number);
  await waitFor(() => expect(code).not.toHaveAccessibleDescription());
  const sendCode = await context.canvas.findByRole('button', { name: text('registration', 'sendCode') });
  await expect(sendCode).not.toHaveAttribute('aria-disabled');
  await context.userEvent.click(sendCode);
  await isSent();
}
export const OtherPhoneAfterCode: Story = {
  ...recording,
  play: async (context) => {
    await changeAfterCode(context, '0912345661', (number) => context.userEvent.type(number, '{Backspace}2'));
    await expect(sentTo).toEqual(['0912345661', '0912345662']);
  },
};
/** The number is another one in another country. */
export const OtherCountryAfterCode: Story = {
  ...recording,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await changeAfterCode(context, '0912345671', async () => {
      await userEvent.type(await canvas.findByDisplayValue(/Vi[eệ]t ?[Nn]am/), '+66');
      await userEvent.click(await canvas.findByRole('option'));
    });
    await expect(sentTo).toEqual(['0912345671', '+660912345671']);
  },
};
/** The code went to the phone that stood there: the button of the new one is free. */
export const OtherPhoneBeforeCodeArrives: Story = {
  ...underWay,
  play: async (context) => {
    const { number, input, text } = await fillMobile(context, '0912345664');
    const sendCode = () => context.canvas.getByRole('button', { name: text('registration', 'sendCode') });
    await context.userEvent.type(number, '{Backspace}5');
    code.arrive();
    await waitFor(() => expect(sendCode()).not.toHaveAttribute('aria-busy'));
    await expect(sendCode()).not.toHaveAttribute('aria-disabled');
    await expect(input('verificationCode')).not.toHaveAccessibleDescription();
    await expect(number).toHaveFocus();
  },
};
/** A user who has gone on meanwhile stays there. */
export const MovedOnBeforeCodeArrives: Story = {
  ...underWay,
  play: async (context) => {
    const { input, text } = await fillMobile(context, '0912345666');
    await context.userEvent.click(input('password'));
    code.arrive();
    await waitFor(() =>
      expect(input('verificationCode')).toHaveAccessibleDescription(text('registration', 'codeSent', { phone: '0912345666' })),
    );
    await expect(input('password')).toHaveFocus();
  },
};
export const PhoneOfNoSuchForm: Story = {
  parameters: byMobile({ requestRegistrationSms: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const { number, text } = await fillMobile(context, '0123');
    const sentence = text('registration', 'phoneExample', { example: '0912 345 678' });
    await waitFor(() => expect(number).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    await context.userEvent.type(number, '4');
    await waitFor(() => expect(number).toBeValid());
  },
};
/** A brand whose zone is of no country: no country is meant, and none gives the example, until one is chosen. */
export const PhoneWithoutHome: Story = {
  parameters: byMobile({
    listCountries: { countries: twoCountries.listCountries.countries.map((country) => ({ ...country, isHome: false })) },
    requestRegistrationSms: new Refusal('phoneNumber_format_error'),
  }),
  play: async (context) => {
    const { number, text } = await fillMobile(context, '0912345665');
    await waitFor(() => expect(number).toHaveAccessibleDescription(text('core', 'phoneNumber_format_error')));
    const country = context.canvas.getByRole('combobox', { name: text('registration', 'country') });
    await expect(country).toHaveValue('');
    await context.userEvent.type(country, '+66');
    await context.userEvent.click(await context.canvas.findByRole('option'));
    await waitFor(() => expect(number).toBeValid());
  },
};
/** What is no number of one country may be one of another. */
export const PhoneOfAnotherCountry: Story = {
  parameters: byMobile({ ...twoCountries, requestRegistrationSms: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const { number } = await fillMobile(context, '0812345678');
    await waitFor(() => expect(number).toBeInvalid());
    await context.userEvent.type(await context.canvas.findByDisplayValue(/Vi[eệ]t ?[Nn]am/), '+66');
    await context.userEvent.click(await context.canvas.findByRole('option'));
    await waitFor(() => expect(number).toBeValid());
  },
};
export const CodeUnderWay: Story = {
  parameters: byMobile({ requestRegistrationSms: 'never' }),
  play: async (context) => {
    const { text } = await fillMobile(context, '0912345667');
    const sendCode = context.canvas.getByRole('button', { name: text('registration', 'sendCode') });
    await waitFor(() => expect(sendCode).toHaveAttribute('aria-busy', 'true'));
  },
};

/** A request for a code that the gateway refuses: why stands at the code, and it can be asked for again. */
function codeRefused(code: ErrorCode, answer: NonNullable<Answers['requestRegistrationSms']> = new Refusal(code)) {
  return {
    parameters: byMobile({ requestRegistrationSms: answer }),
    play: async (context) => {
      const { input, text } = await fillMobile(context, '0912345668');
      await waitFor(() => expect(input('verificationCode')).toHaveAccessibleDescription(expect.stringContaining(text('core', code))));
      await waitFor(() =>
        expect(context.canvas.getByRole('button', { name: text('registration', 'sendCode') })).not.toHaveAttribute('aria-disabled'),
      );
    },
  } satisfies Story;
}
export const TooManyCodes: Story = codeRefused('TOO_MANY_REQUEST');
export const QuotaSpent: Story = codeRefused('sms_quota_exceeded');
export const CodeOffline: Story = codeRefused('network_error', 'offline');
function mobileRefusedAtCode(code: 'verification_code_error' | 'verification_code_expired') {
  return {
    parameters: byMobile({ registerMobileMember: new Refusal(code) }),
    play: async (context) => {
      const { input, send, text } = await fillMobile(context, '0912345669');
      await send();
      await waitFor(() => expect(input('verificationCode')).toHaveAccessibleDescription(expect.stringContaining(text('core', code))));
      await expect(context.args.onRegistered).not.toHaveBeenCalled();
    },
  } satisfies Story;
}
/** §8 "invalid verification code". */
export const CodeWrong: Story = mobileRefusedAtCode('verification_code_error');
/** §8 "code expired (send again)". */
export const CodeExpired: Story = mobileRefusedAtCode('verification_code_expired');
export const PhoneThatHasAnAccount: Story = {
  parameters: byMobile({
    registerMobileMember: new Refusal('exists.username.err', { fields: [{ field: 'username', code: 'exists.username.err' }] }),
  }),
  play: async (context) => {
    const { number, send, text } = await fillMobile(context, '0912345679');
    await send();
    await waitFor(() => expect(number).toHaveAccessibleDescription(expect.stringContaining(text('registration', 'taken.mobileNum'))));
  },
};
export const CodeWithoutPhone: Story = {
  parameters: byMobile(),
  play: async (context) => {
    const { number, text } = await fillMobile(context, ' ');
    await waitFor(() => expect(number).toHaveAccessibleDescription(expect.stringContaining(text('core', 'field_required'))));
  },
};
/** §5, by the brand's own rule. */
export const Strength: Story = {
  play: async (context) => {
    const { input } = await formOf(context);
    const { text } = storyWords(context.globals);
    const saysStrength = (strength: 'refused' | 'weak' | 'strong') =>
      waitFor(() =>
        expect(context.canvas.getByRole('progressbar', { name: text('core', 'strength') })).toHaveAttribute(
          'aria-valuetext',
          text('core', `strength.${strength}`),
        ),
      );
    await expect(context.canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await context.userEvent.type(input('password'), 'abc');
    await saysStrength('refused');
    await context.userEvent.type(input('password'), 'def');
    await saysStrength('weak');
    await context.userEvent.type(input('password'), 'K7#qTz91');
    await saysStrength('strong');
  },
};
export const UsernameTakenWhileTyping: Story = {
  parameters: answering({ checkUsername: ({ username }) => ({ available: username !== 'minh88' }) }),
  play: async (context) => {
    const { input } = await formOf(context);
    const { text } = storyWords(context.globals);
    await fillIn(context.userEvent, input('username'), 'minh88');
    await context.userEvent.tab();
    await waitFor(() =>
      expect(input('username')).toHaveAccessibleDescription(expect.stringContaining(text('core', 'exists.username.err'))),
    );
    await context.userEvent.type(input('username'), '9');
    await waitFor(() => expect(context.canvas.getByText(text('registration', 'accepted.username', { value: 'minh889' }))).toBeVisible(), {
      timeout: 3_000,
    });
  },
};
export const UsernameCheckFails: Story = {
  parameters: answering({ checkUsername: 'offline' }),
  play: async (context) => {
    const form = await fill(context);
    await context.userEvent.click(form.button);
    await waitFor(() => expect(context.args.onRegistered).toHaveBeenCalledOnce());
  },
};
export const AgentOfTheAddressIsKnown: Story = {
  parameters: answering({ getAffiliate: { affiliateCode: 'AGENT01' } }),
  args: { initialFields: { affiliateCode: 'agent01' } },
  play: async ({ canvas, globals }) => {
    const sentence = storyWords(globals).text('registration', 'accepted.affiliateCode', { value: 'AGENT01' });
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
};
export const AgentOfTheAddressIsUnknown: Story = {
  parameters: answering({ getAffiliate: new Refusal('affiliate_code_error') }),
  args: { initialFields: { affiliateCode: 'NOBODY' } },
  play: async (context) => {
    const { input } = await formOf(context);
    await waitFor(() => expect(input('affiliateCode')).toBeInvalid());
  },
};
/** §3 referralCode of the address: said when nobody has it, and nobody is kept from registering. */
export const ReferralOfTheAddressIsUnknown: Story = {
  parameters: answering({ getAffiliate: new Refusal('affiliate_code_error') }),
  args: { source: { domain: 'baize.example', registerUrl: 'https://baize.example/web/register', referralCode: 'NOPE99' } },
  play: async (context) => {
    const sentence = storyWords(context.globals).text('registration', 'carriedCodeRefused', { code: 'NOPE99' });
    await expect(await context.canvas.findByText(sentence)).toBeVisible();
    const form = await fill(context);
    await context.userEvent.click(form.button);
    await waitFor(() => expect(context.args.onRegistered).toHaveBeenCalledOnce());
  },
};
/** The form stands when it is known whose code the address brought: a warning would push it down. */
export const ReferralOfTheAddressIsBeingChecked: Story = {
  parameters: answering({ getAffiliate: 'never' }),
  args: { source: { domain: 'baize.example', registerUrl: 'https://baize.example/web/register', referralCode: 'R1' } },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: storyWords(globals).text('registration', 'register') })).not.toBeInTheDocument();
  },
};
export const ReferralOfTheAddressCannotBeChecked: Story = {
  parameters: answering({ getAffiliate: 'offline' }),
  args: { source: { domain: 'baize.example', registerUrl: 'https://baize.example/web/register', referralCode: 'R1' } },
  play: async (context) => {
    const sentence = storyWords(context.globals).text('registration', 'carriedCodeRefused', { code: 'R1' });
    const { input } = await formOf(context);
    await expect(input('username')).toBeVisible();
    await expect(context.canvas.queryByText(sentence)).toBeNull();
  },
};
export const DraftAfterAReload: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'baize-registration-draft',
      JSON.stringify({ way: 'username', fields: { username: 'minh88', password: 'leaked22' } }),
    ),
  play: async (context) => {
    const { input, terms } = await formOf(context);
    await expect(input('username')).toHaveValue('minh88');
    await expect(input('password')).toHaveValue('');
    await expect(terms).not.toBeChecked();
  },
};
/** What the visitor has taken out of the address's fields does not come back. */
export const EmptiedCodeAfterAReload: Story = {
  args: { initialFields: { affiliateCode: 'AGENT01' } },
  beforeEach: () =>
    sessionStorage.setItem(
      'baize-registration-draft',
      JSON.stringify({ way: 'username', fields: { username: 'minh88', affiliateCode: '' } }),
    ),
  play: async (context) => {
    const { input } = await formOf(context);
    await expect(input('username')).toHaveValue('minh88');
    await expect(input('affiliateCode')).toHaveValue('');
  },
};
export const MobileDraftAfterAReload: Story = {
  parameters: byMobile(),
  beforeEach: () =>
    sessionStorage.setItem('baize-registration-draft', JSON.stringify({ way: 'mobile', fields: { mobileNum: '0912345678' } })),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('tab', { name: text('registration', 'byMobile'), selected: true })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.mobileNum')) })).toHaveValue(
      '0912345678',
    );
  },
};
export const NothingSecretIsKept: Story = {
  parameters: answering({ getRegistrationSetting: storyEveryField }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const input = (field: string) => canvas.getByLabelText(new RegExp(`^${text('registration', `field.${field}`)}( \\*|$| \\()`));
    await canvas.findByRole('button', { name: text('registration', 'register') });
    await userEvent.type(input('username'), 'openname');
    for (const field of secretFields) await userEvent.type(input(field), 'Hush7!');
    await waitFor(() => expect(sessionStorage.getItem('baize-registration-draft')).toContain('openname'));
    for (const storage of [sessionStorage, localStorage]) await expect(JSON.stringify(storage)).not.toContain('Hush');
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <RegistrationSkeleton /> };
