import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillIn, heldAnswer, keepDraft, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, bareSecurity, fullSecurity } from '../testing/storySecurity.ts';
import { ContactBinding } from './ContactBinding.tsx';

const meta = {
  title: 'Security/ContactBinding',
  component: ContactBinding,
  decorators: [withFeature],
  parameters: answering(),
  args: { way: 'sms', security: bareSecurity, overviewHref: '/web?center=account' },
} satisfies Meta<typeof ContactBinding>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function fillAndSend(context: PlayContext, contact = '0912345678') {
  const parts = storyParts(context);
  await context.userEvent.type(await parts.field(context.args.way === 'sms' ? 'phone' : 'email'), contact);
  await fillIn(context.userEvent, await parts.field('code'), '123456');
  await fillIn(context.userEvent, await parts.field('loginPassword'), 'Baize123');
  await context.userEvent.click(await parts.button('bind'));
  return parts;
}

async function askForCode(context: PlayContext, contact: string, oldCode = '') {
  const parts = storyParts(context);
  if (oldCode) await context.userEvent.type(await parts.field('code'), oldCode);
  if (contact) await context.userEvent.type(await parts.field(context.args.way === 'sms' ? 'phone' : 'email'), contact);
  await context.userEvent.click(await parts.button('sendCode'));
  return parts;
}

export const Phone: Story = {};
export const Email: Story = { args: { way: 'email' } };
/** A phone that was bound before. */
export const Composed: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(t('contactNow', { contact: '*******001' }))).toBeVisible();
  },
};
export const PhoneUnproved: Story = {
  args: { security: { ...fullSecurity, isMobileProved: false } },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(t('phone.unproved', { contact: '*******001' }))).toBeVisible();
    await expect(context.canvas.getByRole('heading', { name: t('phone.verify') })).toBeVisible();
  },
};
export const EmailUnproved: Story = {
  args: { way: 'email', security: { ...fullSecurity, isEmailProved: false } },
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(t('email.unproved', { contact: 'm***@baize.example' }))).toBeVisible();
    await expect(context.canvas.getByRole('heading', { name: t('email.verify') })).toBeVisible();
  },
};
export const Empty: Story = {
  play: async (context) => {
    const { field, button, error } = storyParts(context);
    await context.userEvent.click(await button('bind'));
    for (const name of ['phone', 'code', 'loginPassword']) {
      await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    }
    await waitFor(async () => expect(await field('phone')).toHaveFocus());
  },
};
export const CodeWithoutPhone: Story = {
  play: async (context) => {
    const { field, error } = await askForCode(context, '');
    await waitFor(async () => expect(await field('phone')).toHaveAccessibleDescription(error('field_required')));
  },
};
export const CodeSent: Story = {
  args: { way: 'email' },
  play: async (context) => {
    const { t, field } = await askForCode(context, 'minh@baize.example', '111111');
    await waitFor(async () => expect(await field('code')).toHaveAccessibleDescription(t('codeSent')));
    await waitFor(async () => expect(await field('code')).toHaveFocus());
    await context.userEvent.keyboard('222222');
    await expect(await field('code'), 'the new code takes the place of an old one').toHaveValue('222222');
    await expect(context.canvas.queryByRole('button', { name: t('sendCode') })).not.toBeInTheDocument();
  },
};

const twoCountries = {
  listCountries: {
    countries: [
      { countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true },
      { countryCode: 'TH', countryDialingCode: '+66', example: '081 234 5678' },
    ],
  },
};
const sentTo: string[] = [];
/** Codes go to two countries; what they were sent to is kept. */
const recording = {
  parameters: answering({
    ...twoCountries,
    requestContactCode: ({ contact, countryDialingCode = '' }) => {
      sentTo.push(`${countryDialingCode}${contact}`);
      return { expiredMinutes: 2 };
    },
  }),
  beforeEach: () => {
    sentTo.length = 0;
  },
} satisfies Story;
/** A code is under way until the play lets it arrive. */
const code = heldAnswer({ expiredMinutes: 2 });
const underWay = { parameters: answering({ requestContactCode: code.answer }), beforeEach: code.hold } satisfies Story;

/** After a code was sent: of a changed contact nothing is said to have been sent, and its own code can be asked for at once. */
async function changeAfterCode(context: PlayContext, contact: string, change: (input: HTMLElement) => Promise<unknown>): Promise<void> {
  const { t, field, button } = await askForCode(context, contact);
  const code = await field('code');
  await waitFor(() => expect(code).toHaveAccessibleDescription(t('codeSent')));
  await change(await field(context.args.way === 'sms' ? 'phone' : 'email'));
  await waitFor(() => expect(code).not.toHaveAccessibleDescription());
  const sendCode = await button('sendCode');
  await expect(sendCode).not.toHaveAttribute('aria-disabled');
  await context.userEvent.click(sendCode);
  await waitFor(() => expect(code).toHaveAccessibleDescription(t('codeSent')));
}
export const OtherPhoneAfterCode: Story = {
  ...recording,
  play: async (context) => {
    await changeAfterCode(context, '0912345661', (phone) => context.userEvent.type(phone, '{Backspace}2'));
    await expect(sentTo).toEqual(['0912345661', '0912345662']);
  },
};
export const OtherEmailAfterCode: Story = {
  ...recording,
  args: { way: 'email' },
  play: async (context) => {
    await changeAfterCode(context, 'lan@baize.exampl', (email) => context.userEvent.type(email, 'e'));
    await expect(sentTo).toEqual(['lan@baize.exampl', 'lan@baize.example']);
  },
};
export const OtherCountryAfterCode: Story = {
  ...recording,
  play: async (context) => {
    const country = await context.canvas.findByDisplayValue(/Vi[eệ]t ?[Nn]am/);
    await changeAfterCode(context, '0912345663', async () => {
      await context.userEvent.type(country, '+66');
      await context.userEvent.click(await context.canvas.findByRole('option'));
    });
    await expect(sentTo).toEqual(['0912345663', '+660912345663']);
  },
};
/** The code went to the phone that stood there: the button of the new one is free. */
export const OtherPhoneBeforeCodeArrives: Story = {
  ...underWay,
  play: async (context) => {
    const { field, button } = await askForCode(context, '0912345664');
    const phone = await field('phone');
    await context.userEvent.type(phone, '{Backspace}5');
    code.arrive();
    await waitFor(async () => expect(await button('sendCode')).not.toHaveAttribute('aria-busy'));
    await expect(await button('sendCode')).not.toHaveAttribute('aria-disabled');
    await expect(await field('code')).not.toHaveAccessibleDescription();
    await expect(phone).toHaveFocus();
  },
};
/** A user who has gone on meanwhile stays there. */
export const MovedOnBeforeCodeArrives: Story = {
  ...underWay,
  play: async (context) => {
    const { t, field } = await askForCode(context, '0912345666');
    await context.userEvent.click(await field('loginPassword'));
    code.arrive();
    await waitFor(async () => expect(await field('code')).toHaveAccessibleDescription(t('codeSent')));
    await expect(await field('loginPassword')).toHaveFocus();
  },
};
/** What was wrong with a contact is not said of the one that comes of it. */
async function isMended({ userEvent }: PlayContext, contact: HTMLElement): Promise<void> {
  await userEvent.type(contact, '3');
  await waitFor(() => expect(contact).toBeValid());
  await expect(contact).not.toHaveAccessibleDescription();
  await expect(contact).toHaveFocus();
}
export const WrongFormat: Story = {
  parameters: answering({ requestContactCode: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const { field, error } = await askForCode(context, '12');
    await waitFor(async () => expect(await field('phone')).toHaveAccessibleDescription(error('phoneNumber_format_error')));
    await isMended(context, await field('phone'));
  },
};
export const WrongFormatAtTheBinding: Story = {
  parameters: answering({ bindContact: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const { field, error } = await fillAndSend(context);
    await waitFor(async () => expect(await field('phone')).toHaveAccessibleDescription(error('phoneNumber_format_error')));
    await isMended(context, await field('phone'));
  },
};
/** What is no number of one country may be one of another. */
export const WrongCountry: Story = {
  parameters: answering({ ...twoCountries, requestContactCode: new Refusal('phoneNumber_format_error') }),
  play: async (context) => {
    const country = await context.canvas.findByDisplayValue(/Vi[eệ]t ?[Nn]am/);
    const { field } = await askForCode(context, '0812345678');
    await waitFor(async () => expect(await field('phone')).toBeInvalid());
    await context.userEvent.type(country, '+66');
    await context.userEvent.click(await context.canvas.findByRole('option'));
    await waitFor(async () => expect(await field('phone')).toBeValid());
  },
};
export const TooManyCodes: Story = {
  parameters: answering({ requestContactCode: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    const { error, field } = await askForCode(context, '0912345678');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
    // It was said of that number.
    await context.userEvent.type(await field('phone'), '{Backspace}9');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

function refusedAt(
  name: string,
  code: 'duplicate_value' | 'verification_code_error' | 'verification_code_expired' | 'login.cred.err',
  details = {},
) {
  return {
    parameters: answering({ bindContact: new Refusal(code, details) }),
    play: async (context) => {
      const { field, error } = await fillAndSend(context);
      await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(new RegExp(error(code))));
      await waitFor(async () => expect(await field(name)).toHaveFocus());
    },
  } satisfies Story;
}
export const OfAnotherAccount: Story = refusedAt('phone', 'duplicate_value', { fields: [{ field: 'contact', code: 'duplicate_value' }] });
export const CodeWrong: Story = refusedAt('code', 'verification_code_error');
export const CodeExpired: Story = refusedAt('code', 'verification_code_expired');
export const PasswordWrong: Story = refusedAt('loginPassword', 'login.cred.err');
export const Sending: Story = {
  parameters: answering({ bindContact: 'never' }),
  play: async (context) => {
    const { button } = await fillAndSend(context);
    await waitFor(async () => expect(await button('bind')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Bound: Story = {
  play: async (context) => {
    const { t } = await fillAndSend(context);
    await expect(await context.canvas.findByText(t('phone.done', { contact: '0912345678' }))).toBeVisible();
  },
};
export const EmailBound: Story = {
  args: { way: 'email' },
  play: async (context) => {
    const { t } = await fillAndSend(context, ' minh@baize.example ');
    await expect(await context.canvas.findByText(t('email.done', { contact: 'minh@baize.example' }))).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering({ bindContact: 'offline' }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
  },
};
export const CodeUnderWay: Story = {
  parameters: answering({ requestContactCode: 'never' }),
  play: async (context) => {
    const { button } = await askForCode(context, '0912345667');
    await waitFor(async () => expect(await button('sendCode')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const CodeOffline: Story = {
  parameters: answering({ requestContactCode: 'offline' }),
  play: async (context) => {
    const { field, button, error } = await askForCode(context, '0912345668');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
    await waitFor(async () => expect(await field('phone')).toHaveFocus());
    await expect(await button('sendCode')).not.toHaveAttribute('aria-disabled');
  },
};
export const EmailOfWrongFormat: Story = {
  args: { way: 'email' },
  parameters: answering({ requestContactCode: new Refusal('email_format_error') }),
  play: async (context) => {
    const { field, error } = await askForCode(context, 'minh@');
    await waitFor(async () => expect(await field('email')).toHaveAccessibleDescription(error('email_format_error')));
    await isMended(context, await field('email'));
  },
};
export const TooManyAttempts: Story = {
  parameters: answering({ bindContact: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }),
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
  },
};
export const AfterASessionThatEnded: Story = {
  beforeEach: () => keepDraft('minh88', 'contact-sms', { contact: '0912345678', countryCode: 'VN', code: '123456' }),
  play: async (context) => {
    const { field } = storyParts(context);
    await expect(await field('phone')).toHaveValue('0912345678');
    await expect(await field('code')).toHaveValue('');
    await expect(await field('loginPassword')).toHaveValue('');
  },
};
