import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fillIn, storyCaptcha, storyEveryField, storyRegistration, storyWords, withFeature } from '../../core/testing/index.ts';
import type { FieldLookup } from '../fields/useFieldLookup.ts';
import { RegistrationFormView, type RegistrationFormViewProps } from './RegistrationFormView.tsx';
import type { RegistrationOutcome } from './useRegistration.ts';

const lookup: FieldLookup = { ask: () => undefined, askSoon: () => undefined, resultOf: () => ({ status: 'unknown' }) };
const countries = [
  { countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true },
  { countryCode: 'TH', countryDialingCode: '+66', example: '081 234 5678' },
];
const code: RegistrationFormViewProps['aids']['code'] = {
  expiredMinutes: 2,
  sentAt: 0,
  refusal: undefined,
  sendCode: async () => true,
};
const storyAids: RegistrationFormViewProps['aids'] = {
  countries,
  code,
  captcha: { id: 'c-1', image: storyCaptcha, refresh: () => undefined },
  lookups: { username: lookup, affiliateCode: lookup },
};
const answeringLookup = (status: 'accepted' | 'refused' | 'checking'): RegistrationFormViewProps['aids']['lookups'] => {
  const resultOf = (code: 'exists.username.err' | 'affiliate_code_error') => (value: string) => {
    if (value === '' || status === 'checking') return { status: 'checking' as const };
    return status === 'accepted' ? { status, text: value.toUpperCase() } : { status, code };
  };
  return {
    username: { ...lookup, resultOf: resultOf('exists.username.err') },
    affiliateCode: { ...lookup, resultOf: resultOf('affiliate_code_error') },
  };
};

const meta = {
  title: 'Registration/RegistrationFormView',
  component: RegistrationFormView,
  decorators: [withFeature],
  args: {
    setting: storyRegistration,
    isSending: false,
    isStepwise: false,
    initialValues: { fields: {}, countryCode: '', ageConfirmed: false, termsAccepted: false },
    aids: storyAids,
    isUnknownUser: false,
    loginHref: '/web?dialog=login',
    termsHref: '/web/register?dialog=terms',
    textOf: ({ code }) => code,
    onEdit: fn(),
    onSubmit: fn(async (): Promise<RegistrationOutcome> => ({ status: 'registered' })),
  },
} satisfies Meta<typeof RegistrationFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await fillIn(userEvent, await canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.username')) }), 'minh88');
    await userEvent.click(canvas.getByRole('checkbox', { name: text('registration', 'age', { age: 18 }) }));
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'register') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fields: expect.objectContaining({ username: 'minh88' }),
      countryCode: '',
      ageConfirmed: true,
      termsAccepted: false,
    });
  },
};
/** Every field that the rules can ask for, on one page. */
export const Composed: Story = {
  args: { setting: storyEveryField },
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('img', { name: words.captchaImage })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: text('registration', 'register') })).toBeVisible();
  },
};
export const SentHereByTheLogin: Story = {
  args: { isUnknownUser: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('not_exist_user');
  },
};
export const RefusedForAFieldThatIsNotThere: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<RegistrationOutcome> => ({
        status: 'refused',
        code: 'validation_failed',
        issues: [
          { field: 'username', code: 'exists.username.err' },
          { field: 'zalo', code: 'field_format_error' },
        ],
      }),
    ),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'register') }));
    const summary = within(await canvas.findByRole('alert'));
    await expect(summary.getByText(`${text('registration', 'field.zalo')}: field_format_error`)).toBeVisible();
    await userEvent.click(summary.getByRole('link'));
    await expect(canvas.getByRole('textbox', { name: new RegExp(text('registration', 'field.username')) })).toHaveFocus();
  },
};
export const Sending: Story = { args: { isSending: true } };
export const OlderAge: Story = { args: { setting: { ...storyRegistration, minimumAge: 21 } } };
export const NoFields: Story = { args: { setting: { minimumAge: 18, fields: [] } } };
const known = { username: 'minh88', affiliateCode: 'agent01' };
const filledIn = { fields: { ...known, password: 'hunter22' }, countryCode: '', ageConfirmed: false, termsAccepted: false };
export const NameAndCodeChecked: Story = {
  args: { initialValues: filledIn, aids: { ...storyAids, lookups: answeringLookup('accepted') } },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('registration', 'accepted.username', { value: 'MINH88' }))).toBeVisible();
    await expect(canvas.getByText(text('registration', 'accepted.affiliateCode', { value: 'AGENT01' }))).toBeVisible();
  },
};
export const NameAndCodeRefused: Story = {
  args: { initialValues: filledIn, aids: { ...storyAids, lookups: answeringLookup('refused') } },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const username = await canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.username')) });
    await expect(username).toHaveAccessibleDescription(expect.stringContaining('exists.username.err'));
    await expect(canvas.getByRole('textbox', { name: new RegExp(text('registration', 'field.affiliateCode')) })).toBeInvalid();
  },
};
export const NameBeingChecked: Story = {
  args: { initialValues: filledIn, aids: { ...storyAids, lookups: answeringLookup('checking') } },
};

const onSteps = { setting: storyEveryField, isStepwise: true } as const;
/** Fills the first step as far as it is asked for, and goes on. */
async function passAccount({ canvas, globals, userEvent }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  const { text } = storyWords(globals);
  const typed = { username: 'minh88', confirmPassword: 'Hunter2!', password: 'Hunter2!', nickname: 'Minh', paymentPassword: 'Fund4321' };
  for (const [field, value] of Object.entries(typed)) {
    const input = await canvas.findByLabelText(new RegExp(`^${text('registration', `field.${field}`)}( \\*|$| \\()`));
    await fillIn(userEvent, input, value);
  }
  await userEvent.click(canvas.getByRole('button', { name: text('registration', 'next') }));
}
export const FirstStep: Story = {
  args: onSteps,
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('button', { name: text('registration', 'next') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('registration', 'register') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
export const StepWithErrors: Story = {
  args: onSteps,
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('registration', 'next') }));
    await expect(within(await canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: new RegExp(text('registration', 'field.username')) })).toBeVisible();
  },
};
export const SecondStepAndBack: Story = {
  args: onSteps,
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await passAccount(context);
    await expect(await canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.email')) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'back') }));
    const username = await canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.username')) });
    await expect(username).toBeVisible();
    await expect(username).toHaveValue('minh88');
  },
};
const longForm = { ...storyEveryField, fields: storyEveryField.fields.map((rule) => ({ ...rule, required: false })) };
/** Goes on from step to step, as far as the one that is sent. */
async function goToLastStep({ canvas, globals, userEvent }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  const { text } = storyWords(globals);
  const currentStep = () => canvas.getByRole('listitem', { current: 'step' }).textContent;
  await canvas.findByRole('button', { name: text('registration', 'next') });
  for (let next = canvas.queryByRole('button', { name: text('registration', 'next') }); next; ) {
    const before = currentStep();
    await userEvent.click(next);
    await waitFor(() => expect(currentStep()).not.toBe(before));
    next = canvas.queryByRole('button', { name: text('registration', 'next') });
  }
}
/** Each with a phone of its own: the lock of one that a code went to outlives its story. */
const withPhone = (mobileNum: string) =>
  ({
    setting: longForm,
    isStepwise: true,
    initialValues: { fields: { ...known, mobileNum }, countryCode: '', ageConfirmed: false, termsAccepted: false },
  }) as const;
/** §4 a code is good for minutes: it is asked for when all else is filled in. One that ran out is named at its field, where the next is asked for at once. */
export const CodeRunsOutInTheLastStep: Story = {
  args: {
    ...withPhone('0912345691'),
    onSubmit: fn(
      async (): Promise<RegistrationOutcome> => ({
        status: 'refused',
        code: 'verification_code_expired',
        issues: [{ field: 'verificationCode', code: 'verification_code_expired' }],
      }),
    ),
  },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await goToLastStep(context);
    const code = canvas.getByRole('textbox', { name: new RegExp(text('registration', 'field.verificationCode')) });
    await fillIn(userEvent, code, '123456');
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'register') }));
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('link'));
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(expect.stringContaining('verification_code_expired'));
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'sendCode') }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(text('registration', 'codeSent', { phone: '0912345691' })));
    await expect(code).toBeValid();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('222222');
    await expect(code, 'the new code takes the place of the old one').toHaveValue('222222');
  },
};
/** The phone that no code could be sent to stands in a step before. */
export const PhoneRefusedInTheLastStep: Story = {
  args: {
    ...withPhone('0912345692'),
    aids: {
      ...storyAids,
      code: {
        ...code,
        sendCode: async (_, onRefused) => {
          onRefused?.({ code: 'phoneNumber_format_error' });
          return false;
        },
      },
    },
  },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await goToLastStep(context);
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'sendCode') }));
    const phone = await canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.mobileNum')) });
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining('0912 345 678')));
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('link'));
    await waitFor(() => expect(phone).toHaveFocus());
  },
};
export const RefusalGoesToItsStep: Story = {
  args: {
    setting: longForm,
    isStepwise: true,
    onSubmit: fn(
      async (): Promise<RegistrationOutcome> => ({
        status: 'refused',
        code: 'duplicate_value',
        issues: [{ field: 'email', code: 'duplicate_value' }],
      }),
    ),
  },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = storyWords(globals);
    await goToLastStep(context);
    await userEvent.click(canvas.getByRole('button', { name: text('registration', 'register') }));
    const email = await canvas.findByRole('textbox', { name: new RegExp(text('registration', 'field.email')) });
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(text('registration', 'taken.email'))));
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('link'));
    await waitFor(() => expect(email).toHaveFocus());
  },
};
