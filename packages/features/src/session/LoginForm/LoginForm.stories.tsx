import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  type Answers,
  askForWork,
  fillIn,
  Refusal,
  storyCaptcha,
  storyCaptchaProofRefused,
  storyCaptchaUnderWay,
  storyCaptchaWithWork,
  storyToken,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Login/LoginForm',
  component: LoginForm,
  decorators: [withFeature],
  args: { forgotHref: '/web/?dialog=forgot', onLoggedIn: fn(), onUnknownUser: fn(), onSecondFactor: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const answering = (login: NonNullable<Answers['login']>) => ({ feature: { answers: { login } satisfies Answers } });

function fieldsOf({ canvas, globals }: PlayContext) {
  const { text } = storyWords(globals);
  return {
    username: canvas.getByRole('textbox', { name: new RegExp(text('session', 'username')) }),
    password: canvas.getByLabelText(new RegExp(`^${text('session', 'password')}`)),
    button: canvas.getByRole('button', { name: text('session', 'logIn') }),
  };
}

async function fillAndSend(context: PlayContext): Promise<void> {
  const { username, password, button } = fieldsOf(context);
  await context.userEvent.type(username, 'Minh88');
  await fillIn(context.userEvent, password, 'hunter22');
  await context.userEvent.click(button);
}

function refused(code: ErrorCode) {
  return {
    parameters: answering(new Refusal(code)),
    play: async (context) => {
      await fillAndSend(context);
      const sentence = storyWords(context.globals).text('core', code);
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence));
      await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
      await expect(context.args.onUnknownUser).not.toHaveBeenCalled();
      await expect(fieldsOf(context).username).toHaveValue('Minh88');
    },
  } satisfies Story;
}

export const Idle: Story = {};
export const EmptySubmit: Story = {
  play: async (context) => {
    const { username, password, button } = fieldsOf(context);
    await context.userEvent.click(button);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyWords(context.globals).text('session', 'enterBoth'));
    await expect(username).toHaveFocus();
    await expect(password).not.toHaveFocus();
  },
};
export const PasswordMissing: Story = {
  play: async (context) => {
    const { username, password, button } = fieldsOf(context);
    await fillIn(context.userEvent, username, 'minh88');
    await context.userEvent.click(button);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyWords(context.globals).text('session', 'enterBoth'));
    await expect(password).toHaveFocus();
  },
};
/** §2, §9 "account and password, max 16 characters each". */
export const InputsTakeSixteenCharacters: Story = {
  play: async (context) => {
    const { username, password } = fieldsOf(context);
    await context.userEvent.type(username, 'abcdefghijklmnopqrstuvwxyz');
    await context.userEvent.type(password, '12345678901234567890');
    await expect(username).toHaveValue('abcdefghijklmnop');
    await expect(password).toHaveValue('1234567890123456');
  },
};
/** A phone is one name however it is spelt; a name that is too long is refused where it was pasted. */
export const PastedNames: Story = {
  parameters: answering({ token: storyToken, account: 'minh88', passwordExpired: false }),
  play: async (context) => {
    const { username, password, button } = fieldsOf(context);
    const { canvas, globals, userEvent } = context;
    await fillIn(userEvent, password, 'secret1');
    await userEvent.click(username);
    await userEvent.paste('a'.repeat(20));
    await userEvent.click(button);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(storyWords(globals).text('core', 'account_format_error'));
    await userEvent.clear(username);
    await userEvent.paste(' +84 (987) 104-170 ');
    await userEvent.click(button);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
  },
};
export const Sending: Story = {
  parameters: answering('never'),
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() => expect(fieldsOf(context).button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const LoggedIn: Story = {
  parameters: answering({ token: storyToken, account: 'minh88', passwordExpired: false }),
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const WrongPassword: Story = refused('account_or_password_error');
/** A blank that nobody sees is told of, once the password is refused. */
export const WrongPasswordWithBlank: Story = {
  ...refused('account_or_password_error'),
  play: async (context) => {
    const { username, password, button } = fieldsOf(context);
    const { passwordBlank } = storyWords(context.globals).words;
    await context.userEvent.type(username, 'Minh88');
    await context.userEvent.type(password, 'Secret34 ');
    await expect(password).not.toHaveAccessibleDescription();
    await context.userEvent.click(button);
    await waitFor(() => expect(password).toHaveAccessibleDescription(passwordBlank));
    await context.userEvent.type(password, '{Backspace}');
    await waitFor(() => expect(password).not.toHaveAccessibleDescription());
  },
};
/** What was said of a try counts no longer for what is typed after it. */
export const RefusalGoesOnEdit: Story = {
  ...refused('account_or_password_error'),
  play: async (context) => {
    const { username, password, button } = fieldsOf(context);
    await refused('account_or_password_error').play(context);
    await context.userEvent.type(password, '3');
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument());
    await context.userEvent.clear(username);
    await context.userEvent.click(button);
    await waitFor(() => expect(username).toHaveAttribute('aria-invalid', 'true'));
    await context.userEvent.type(username, 'm');
    await waitFor(() => expect(username).not.toHaveAttribute('aria-invalid'));
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const AccountLocked: Story = refused('account_locked');
export const AccountDisabled: Story = refused('account_disabled');
export const SecondFactorRequired: Story = refused('second_factor_required');
export const NonMember: Story = refused('non_member_login');
/** §6: at an agents' site. */
export const NonAgent: Story = refused('non_agent_login');
export const TooManyAttempts: Story = refused('TOO_MANY_REQUEST');
export const ServiceFault: Story = refused('system_error');
export const Offline: Story = { ...refused('network_error'), parameters: answering('offline') };
export const EncryptionUnavailable: Story = {
  ...refused('encryption_unavailable'),
  parameters: { feature: { answers: { getEncryptionKey: new Refusal('service_unavailable') } satisfies Answers } },
};
export const UnknownUser: Story = {
  parameters: answering(new Refusal('not_exist_user')),
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() => expect(context.args.onUnknownUser).toHaveBeenCalledOnce());
    await waitFor(() => expect(fieldsOf(context).username).toHaveValue(''));
    await expect(fieldsOf(context).password).toHaveValue('');
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
  },
};
export const Captcha: Story = {
  parameters: {
    feature: {
      answers: {
        login: ({ captcha }) =>
          captcha === 'K7QP'
            ? { token: storyToken, account: 'minh88', passwordExpired: false }
            : new Refusal(captcha === undefined ? 'account_or_password_error' : 'captcha_format_error', { showCaptcha: true }),
        getCaptcha: () => ({ captchaId: crypto.randomUUID(), image: storyCaptcha, expiresInSeconds: 300 }),
      } satisfies Answers,
    },
  },
  play: async (context) => {
    const { text, words } = storyWords(context.globals);
    await fillAndSend(context);
    const captcha = await context.canvas.findByRole('textbox', { name: new RegExp(text('session', 'captcha')) });
    await expect(await context.canvas.findByRole('img', { name: words.captchaImage })).toBeVisible();
    await context.userEvent.type(captcha, 'XXXX');
    await context.userEvent.click(fieldsOf(context).button);
    await waitFor(() => expect(captcha).toHaveAccessibleDescription(text('core', 'captcha_format_error')));
    await waitFor(() => expect(captcha).toHaveFocus());
    await waitFor(() => expect(captcha).toHaveValue(''));
    await context.userEvent.type(captcha, 'K7QP');
    await context.userEvent.click(fieldsOf(context).button);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
  },
};
/** All that the form can hold: what was refused, and the picture that comes with it. */
export const Composed: Story = {
  ...Captcha,
  play: async (context) => {
    const { text, words } = storyWords(context.globals);
    await fillAndSend(context);
    await expect(await context.canvas.findByRole('img', { name: words.captchaImage })).toBeVisible();
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(text('core', 'account_or_password_error'));
  },
};
export const CaptchaNotRead: Story = {
  ...Captcha,
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await fillAndSend(context);
    const captcha = await context.canvas.findByRole('textbox', { name: new RegExp(text('session', 'captcha')) });
    await context.userEvent.click(fieldsOf(context).button);
    await waitFor(() => expect(captcha).toHaveAccessibleDescription(text('session', 'enterCaptcha')));
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
  },
};
/** WCAG 1.1.1: the device works in place of the picture, and fills the code in; what was said of the last one is gone. */
export const CaptchaNotSeen: Story = {
  parameters: {
    feature: {
      answers: {
        login: ({ captcha }) =>
          captcha === 'K7QP'
            ? { token: storyToken, account: 'minh88', passwordExpired: false }
            : new Refusal('captcha_format_error', { showCaptcha: true }),
        getCaptcha: storyCaptchaWithWork,
      } satisfies Answers,
    },
  },
  play: async (context) => {
    const { text, words } = storyWords(context.globals);
    await fillAndSend(context);
    const captcha = await context.canvas.findByRole('textbox', { name: new RegExp(text('session', 'captcha')) });
    await waitFor(() => expect(captcha).toHaveAccessibleDescription(text('session', 'enterCaptcha')));
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.captchaUnreadable }));
    await waitFor(() => expect(captcha).toHaveValue('K7QP'));
    await expect(captcha).not.toHaveAccessibleDescription();
    await expect(context.canvas.getByText(words.captchaDone)).toBeVisible();
    await context.userEvent.clear(captcha);
    await context.userEvent.click(fieldsOf(context).button);
    await waitFor(() => expect(captcha).toHaveAccessibleDescription(text('session', 'enterCaptcha')));
    await context.userEvent.type(captcha, 'K7QP');
    await context.userEvent.click(fieldsOf(context).button);
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
  },
};
const answeringPicture = (getCaptcha: NonNullable<Answers['getCaptcha']>) => ({
  feature: { answers: { login: new Refusal('captcha_format_error', { showCaptcha: true }), getCaptcha } satisfies Answers },
});
export const CaptchaWorkUnderWay: Story = {
  parameters: answeringPicture(storyCaptchaUnderWay),
  play: async (context) => {
    await fillAndSend(context);
    await askForWork(context, 'captchaWorking');
  },
};
export const CaptchaWorkInVain: Story = {
  parameters: answeringPicture(storyCaptchaProofRefused),
  play: async (context) => {
    await fillAndSend(context);
    await askForWork(context, 'captchaNotDone');
  },
};
/** Somebody at the same address has missed: the picture comes with the first answer. */
export const CaptchaAskedAtFirst: Story = {
  parameters: {
    feature: {
      answers: {
        login: new Refusal('captcha_format_error', { showCaptcha: true }),
        getCaptcha: () => ({ captchaId: crypto.randomUUID(), image: storyCaptcha, expiresInSeconds: 300 }),
      } satisfies Answers,
    },
  },
  play: async (context) => {
    const { text } = storyWords(context.globals);
    await fillAndSend(context);
    const captcha = await context.canvas.findByRole('textbox', { name: new RegExp(text('session', 'captcha')) });
    await waitFor(() => expect(captcha).toHaveAccessibleDescription(text('session', 'enterCaptcha')));
    await waitFor(() => expect(captcha).toHaveFocus());
  },
};
