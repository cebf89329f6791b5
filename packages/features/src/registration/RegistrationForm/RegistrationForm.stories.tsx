import { type ErrorCode, registrationFieldNames } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  type Answers,
  Refusal,
  storyEveryField,
  storyRegistration,
  storyToken,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const registered = { token: storyToken, account: 'minh88', passwordExpired: false };
const answering = (answers: Answers) => ({
  feature: { answers: { getRegistrationSetting: storyRegistration, registerMember: registered, ...answers } },
});

const meta = {
  title: 'Registration/RegistrationForm',
  component: RegistrationForm,
  decorators: [withFeature],
  parameters: answering({}),
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
  for (const [field, value] of Object.entries(values)) await context.userEvent.type(form.input(field), value);
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
      await context.userEvent.type(form.input(field), value);
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
      await expectRefused(context, field, storyWords(context.globals).text('core', code));
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
export const Loading: Story = { parameters: answering({ getRegistrationSetting: 'never' }) };
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
    await canvas.findByRole('checkbox', { name: text('registration', 'age', { age: 21 }) });
    for (const field of registrationFieldNames) {
      await expect(canvas.getByText(text('registration', `field.${field}`), { selector: 'label' })).toBeInTheDocument();
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
    await expect(age).toHaveAccessibleDescription(text('core', 'underage', { min: 18 }));
    await expect(terms).toHaveAccessibleDescription(text('core', 'agreement_required'));
    await expect(within(context.canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
  },
};
export const UsernameTooShort: Story = typedWrong('username', 'abc', 'field_length_error', { min: 4, max: 16 });
export const UsernameWithSigns: Story = typedWrong('username', '9 Minh!', 'field_format_error');
export const PasswordsDiffer: Story = typedWrong('confirmPassword', 'hunter23', 'double_password_inconformity');
export const EmailBroken: Story = typedWrong('email', 'minh.example', 'field_format_error');
export const UsernameTaken: Story = refusedAt('username', new Refusal('exists.username.err'));
export const UnknownInvitationCode: Story = refusedAt('affiliateCode', new Refusal('affiliate_code_error'));
export const RefusedByTheGatewaysRules: Story = refusedAt(
  'email',
  new Refusal('validation_failed', { fields: [{ field: 'email', code: 'duplicate_value' }] }),
);
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
