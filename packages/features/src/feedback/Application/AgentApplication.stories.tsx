import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  type Answers,
  askForWork,
  fillIn,
  Refusal,
  storyCaptcha,
  storyCaptchaProofRefused,
  storyCaptchaUnderWay,
  storyCaptchaWithWork,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { AgentApplication } from './AgentApplication.tsx';
import { AgentApplicationSkeleton } from './AgentApplicationSkeleton.tsx';

const sent: object[] = [];
const getCaptcha: Answers['getCaptcha'] = () => ({ captchaId: crypto.randomUUID(), image: storyCaptcha, expiresInSeconds: 300 });
const answering = (sendAgentApplication: NonNullable<Answers['sendAgentApplication']>) => ({
  feature: { answers: { sendAgentApplication, getCaptcha } satisfies Answers },
});

const meta = {
  title: 'Work center/AgentApplication',
  component: AgentApplication,
  decorators: [withFeature],
  parameters: answering((request) => {
    sent.push(request);
    return request.captcha === 'K7QP' ? {} : new Refusal('captcha_format_error', { showCaptcha: true });
  }),
  beforeEach: () => {
    sent.length = 0;
    sessionStorage.removeItem('baize-session-drafts');
    localStorage.removeItem('baize-order:agentApplication');
  },
} satisfies Meta<typeof AgentApplication>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function partsOf({ canvas, globals }: PlayContext) {
  const { text, words } = storyWords(globals);
  const t = (key: string) => text('feedback', `application.${key}`);
  return {
    t,
    error: (code: string) => text('core', code),
    field: (name: string) => canvas.getByRole('textbox', { name: new RegExp(`^${t(name)}`) }),
    picture: () => canvas.findByRole('img', { name: words.captchaImage }),
    button: canvas.getByRole('button', { name: t('send') }),
  };
}
async function fill(context: PlayContext, captcha = 'K7QP') {
  const parts = partsOf(context);
  await parts.picture();
  await fillIn(context.userEvent, parts.field('name'), 'Nguyễn An');
  await fillIn(context.userEvent, parts.field('mobile'), '0912345678');
  await fillIn(context.userEvent, parts.field('email'), 'an@example.vn');
  await fillIn(context.userEvent, parts.field('captcha'), captcha);
  return parts;
}

export const Composed: Story = {
  play: async (context) => {
    await expect(await partsOf(context).picture()).toBeVisible();
  },
};
export const EmptySubmit: Story = {
  play: async (context) => {
    const { field, button, error } = partsOf(context);
    await context.userEvent.click(button);
    for (const name of ['name', 'mobile', 'email', 'captcha']) {
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    }
    await expect(field('skype')).not.toHaveAccessibleDescription(new RegExp(error('field_required')));
    await waitFor(() => expect(field('name')).toHaveFocus());
    await expect(sent).toEqual([]);
  },
};
export const DoubleSubmitIsOne: Story = {
  play: async (context) => {
    const { t, button } = await fill(context);
    await context.userEvent.dblClick(button);
    await expect(await context.canvas.findByText(t('sent'))).toBeVisible();
    await expect(sent).toHaveLength(1);
  },
};
export const CaptchaWrong: Story = {
  play: async (context) => {
    const { t, field, button, error } = await fill(context, 'XXXX');
    await context.userEvent.click(button);
    await waitFor(() => expect(field('captcha')).toHaveAccessibleDescription(new RegExp(error('captcha_format_error'))));
    await waitFor(() => expect(field('captcha')).toHaveValue(''));
    await expect(field('name')).toHaveValue('Nguyễn An');
    await context.userEvent.type(field('captcha'), 'K7QP');
    await context.userEvent.click(button);
    await expect(await context.canvas.findByText(t('sent'))).toBeVisible();
  },
};
/** WCAG 1.1.1: the device works in place of the picture, and fills the code in. */
export const CaptchaNotSeen: Story = {
  parameters: {
    feature: {
      answers: {
        sendAgentApplication: ({ captcha }) => (captcha === 'K7QP' ? {} : new Refusal('captcha_format_error', { showCaptcha: true })),
        getCaptcha: storyCaptchaWithWork,
      } satisfies Answers,
    },
  },
  play: async (context) => {
    const { t, field, button } = await fill(context, 'XXXX');
    await context.userEvent.click(button);
    await waitFor(() => expect(field('captcha')).toHaveValue(''));
    await context.userEvent.click(context.canvas.getByRole('button', { name: storyWords(context.globals).words.captchaUnreadable }));
    await waitFor(() => expect(field('captcha')).toHaveValue('K7QP'));
    await expect(field('captcha')).toBeValid();
    await context.userEvent.clear(field('captcha'));
    await context.userEvent.click(button);
    await waitFor(() => expect(field('captcha')).toHaveAttribute('aria-invalid', 'true'));
    await context.userEvent.type(field('captcha'), 'K7QP');
    await context.userEvent.click(button);
    await expect(await context.canvas.findByText(t('sent'))).toBeVisible();
  },
};
export const CaptchaWorkUnderWay: Story = {
  parameters: { feature: { answers: { getCaptcha: storyCaptchaUnderWay } satisfies Answers } },
  play: (context) => askForWork(context, 'captchaWorking'),
};
export const CaptchaWorkInVain: Story = {
  parameters: { feature: { answers: { getCaptcha: storyCaptchaProofRefused } satisfies Answers } },
  play: (context) => askForWork(context, 'captchaNotDone'),
};
export const PhoneRefused: Story = {
  parameters: answering(new Refusal('phoneNumber_format_error')),
  play: async (context) => {
    const { field, button, error } = await fill(context);
    await context.userEvent.click(button);
    await waitFor(() => expect(field('mobile')).toHaveAccessibleDescription(new RegExp(error('phoneNumber_format_error'))));
  },
};
export const AfterAReload: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'baize-session-drafts',
      JSON.stringify({ account: '', forms: { agentApplication: { name: 'Nguyễn An', captcha: 'K7QP' } } }),
    ),
  play: async (context) => {
    const { field } = partsOf(context);
    await expect(field('name')).toHaveValue('Nguyễn An');
    await expect(field('captcha')).toHaveValue('');
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <AgentApplicationSkeleton /> };
