import type { SecondFactorChallenge } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type Answers, fillIn, heldAnswer, Refusal, storyToken, storyWords, withFeature } from '../../core/testing/index.ts';
import { SecondFactor } from './SecondFactor.tsx';

const challenge: SecondFactorChallenge = {
  challengeId: 'c1',
  ways: [{ way: 'sms', hint: '*******001' }, { way: 'email', hint: 'n***@baize.example' }, { way: 'bankName' }, { way: 'authenticator' }],
  expiresInSeconds: 600,
};
const answering = (answers: Answers) => ({ feature: { answers: { sendFactorCode: { expiredMinutes: 1 }, ...answers } satisfies Answers } });
const begun = { token: storyToken, account: 'newip01', passwordExpired: false };

const meta = {
  title: 'Login/SecondFactor',
  component: SecondFactor,
  decorators: [withFeature],
  parameters: answering({}),
  args: { challenge, onLoggedIn: fn(), onBack: fn() },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function partsOf({ canvas, globals }: PlayContext) {
  const { text } = storyWords(globals);
  const t = (key: string) => text('session', key);
  return {
    t,
    way: (name: string) => canvas.getByRole('radio', { name: new RegExp(t(`way.${name}`)) }),
    answer: (name = 'code') => canvas.getByRole('textbox', { name: new RegExp(t(name)) }),
    verify: () => canvas.getByRole('button', { name: t('verify') }),
  };
}

async function answerWith(context: PlayContext, way: string, answer: string): Promise<void> {
  const parts = partsOf(context);
  await context.userEvent.click(parts.way(way));
  await fillIn(context.userEvent, parts.answer(way === 'bankName' ? 'bankName' : 'code'), answer);
  await context.userEvent.click(parts.verify());
}

export const Composed: Story = {
  play: async (context) => {
    await expect(context.canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(context.canvas.getByText('*******001')).toBeVisible();
  },
};
export const CodeSent: Story = {
  args: { challenge: { ...challenge, challengeId: 'c2' } },
  play: async (context) => {
    const { t, answer } = partsOf(context);
    await fillIn(context.userEvent, answer(), '111111');
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('sendCode') }));
    await waitFor(() => expect(answer()).toHaveAccessibleDescription(t('codeSent')));
    await expect(answer()).toHaveFocus();
    await context.userEvent.keyboard('222222');
    await expect(answer(), 'the new code takes the place of an old one').toHaveValue('222222');
    await expect(await context.canvas.findByRole('button', { name: /0:5\d|1:00/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** A code by SMS is none by e-mail. */
export const OtherWayAfterCode: Story = {
  args: { challenge: { ...challenge, challengeId: 'c2other' } },
  play: async (context) => {
    const { t, answer } = partsOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('sendCode') }));
    await waitFor(() => expect(answer()).toHaveAccessibleDescription(t('codeSent')));
    await context.userEvent.click(context.canvas.getByRole('radio', { name: new RegExp(t('way.email')) }));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: t('sendCode') })).toBeEnabled());
    await expect(answer()).not.toHaveAccessibleDescription(t('codeSent'));
  },
};
const code = heldAnswer({ expiredMinutes: 1 });
/** A user who goes on while the code is under way stays there. */
export const MovedOnBeforeCodeArrives: Story = {
  args: { challenge: { ...challenge, challengeId: 'c2moved' } },
  parameters: answering({ sendFactorCode: code.answer }),
  beforeEach: code.hold,
  play: async (context) => {
    const { t, answer } = partsOf(context);
    const sendCode = context.canvas.getByRole('button', { name: t('sendCode') });
    const back = context.canvas.getByRole('button', { name: t('backToLogin') });
    await context.userEvent.click(sendCode);
    await waitFor(() => expect(sendCode).toHaveAttribute('aria-busy', 'true'));
    back.focus();
    code.arrive();
    await waitFor(() => expect(answer()).toHaveAccessibleDescription(t('codeSent')));
    await expect(back).toHaveFocus();
  },
};
export const CodeOffline: Story = {
  args: { challenge: { ...challenge, challengeId: 'c2offline' } },
  parameters: answering({ sendFactorCode: 'offline' }),
  play: async (context) => {
    const { t } = partsOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('sendCode') }));
    const sentence = storyWords(context.globals).text('core', 'network_error');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: t('sendCode') })).not.toHaveAttribute('aria-disabled'));
  },
};
export const OneWay: Story = {
  args: { challenge: { ...challenge, ways: [{ way: 'authenticator' }] } },
  play: async (context) => {
    const { t } = partsOf(context);
    await expect(context.canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(context.canvas.getByText(t('way.authenticator'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('sendCode') })).not.toBeInTheDocument();
  },
};
export const EmptySubmit: Story = {
  play: async (context) => {
    const { t, answer, verify } = partsOf(context);
    await context.userEvent.click(verify());
    await waitFor(() => expect(answer()).toHaveAccessibleDescription(t('enterAnswer')));
    await expect(answer()).toHaveFocus();
  },
};
export const ByAuthenticator: Story = {
  parameters: answering({
    verifyFactor: ({ way, answer }) => (way === 'authenticator' && answer === '123456' ? begun : new Refusal('second_factor_error')),
  }),
  play: async (context) => {
    await answerWith(context, 'authenticator', '123456');
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledWith({ passwordExpired: false }));
  },
};
export const ByBankName: Story = {
  parameters: answering({
    verifyFactor: ({ way, answer }) => (way === 'bankName' && answer === 'nguyen van minh' ? begun : new Refusal('second_factor_error')),
  }),
  play: async (context) => {
    await answerWith(context, 'bankName', ' nguyen van minh ');
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
  },
};
export const WrongAnswer: Story = {
  parameters: answering({ verifyFactor: new Refusal('second_factor_error') }),
  play: async (context) => {
    await answerWith(context, 'authenticator', '000000');
    const sentence = storyWords(context.globals).text('core', 'second_factor_error');
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence));
    await waitFor(() => expect(partsOf(context).answer()).toHaveFocus());
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
  },
};
/** It was said of that answer: neither of another one, nor of another way. */
export const WrongAnswerLeft: Story = {
  parameters: answering({ verifyFactor: new Refusal('second_factor_error') }),
  play: async (context) => {
    const { answer, verify, way } = partsOf(context);
    const { canvas, userEvent } = context;
    await answerWith(context, 'authenticator', '000000');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(way('bankName'));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.click(way('authenticator'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await fillIn(userEvent, answer(), '000001');
    await userEvent.click(verify());
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.type(answer(), '{Backspace}2');
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(answer()).toHaveFocus();
  },
};
/** The same is said twice: each time the answer is where one types on. */
export const WrongAnswerAgain: Story = {
  parameters: answering({ verifyFactor: new Refusal('second_factor_error') }),
  play: async (context) => {
    const { answer, verify } = partsOf(context);
    await answerWith(context, 'authenticator', '000000');
    await waitFor(() => expect(answer()).toHaveFocus());
    await context.userEvent.type(answer(), '{Backspace}1');
    await context.userEvent.click(verify());
    await waitFor(() => expect(answer()).toHaveFocus());
    await expect(context.canvas.getByRole('alert')).toBeVisible();
    await context.userEvent.click(verify());
    await waitFor(() => expect(answer()).toHaveFocus());
  },
};
export const Locked: Story = {
  parameters: answering({ verifyFactor: new Refusal('account_locked') }),
  play: async (context) => {
    await answerWith(context, 'authenticator', '000000');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyWords(context.globals).text('core', 'account_locked'));
  },
};
export const Expired: Story = {
  parameters: answering({ verifyFactor: new Refusal('second_factor_expired') }),
  play: async (context) => {
    await answerWith(context, 'authenticator', '000000');
    const { t } = partsOf(context);
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: t('verify') })).not.toBeInTheDocument());
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('backToLogin') }));
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};
export const TooManyCodes: Story = {
  parameters: answering({ sendFactorCode: new Refusal('TOO_MANY_REQUEST') }),
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: partsOf(context).t('sendCode') }));
    const sentence = storyWords(context.globals).text('core', 'TOO_MANY_REQUEST');
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence));
  },
};
export const Offline: Story = {
  parameters: answering({ verifyFactor: 'offline' }),
  play: async (context) => {
    await answerWith(context, 'authenticator', '123456');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyWords(context.globals).text('core', 'network_error'));
    await expect(partsOf(context).answer()).toHaveValue('123456');
  },
};
export const Sending: Story = {
  parameters: answering({ verifyFactor: 'never' }),
  play: async (context) => {
    await answerWith(context, 'authenticator', '123456');
    await waitFor(() => expect(partsOf(context).verify()).toHaveAttribute('aria-busy', 'true'));
  },
};
