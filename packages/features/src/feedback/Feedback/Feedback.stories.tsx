import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Answers, fillIn, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { Feedback } from './Feedback.tsx';
import { FeedbackSkeleton } from './FeedbackSkeleton.tsx';

const words = 'Tiền nạp chưa vào ví.';
const sent: string[] = [];
const taking = (request: { submissionId: string }): Record<string, never> => {
  sent.push(request.submissionId);
  return {};
};
const answering = (sendFeedback: NonNullable<Answers['sendFeedback']>) => ({ feature: { answers: { sendFeedback } satisfies Answers } });

const meta = {
  title: 'Work center/Feedback',
  component: Feedback,
  decorators: [withFeature],
  parameters: answering(taking),
  beforeEach: () => {
    sent.length = 0;
    sessionStorage.removeItem('baize-session-drafts');
    localStorage.removeItem('baize-order:feedback');
  },
} satisfies Meta<typeof Feedback>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function partsOf({ canvas, globals }: PlayContext) {
  const { text } = storyWords(globals);
  const t = (key: string, slots?: Record<string, number>) => text('feedback', `feedback.${key}`, slots);
  return {
    t,
    error: (code: string, slots?: Record<string, number>) => text('core', code, slots),
    type: canvas.getByRole('combobox', { name: new RegExp(t('type')) }),
    content: canvas.getByRole('textbox', { name: new RegExp(t('content')) }),
    button: canvas.getByRole('button', { name: t('send') }),
  };
}
async function fill(context: PlayContext, content = words) {
  const parts = partsOf(context);
  await context.userEvent.selectOptions(parts.type, 'deposit');
  await fillIn(context.userEvent, parts.content, content);
  return parts;
}

export const Composed: Story = {};
export const EmptySubmit: Story = {
  play: async (context) => {
    const { type, content, button, error } = partsOf(context);
    await context.userEvent.click(button);
    await waitFor(() => expect(type).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    await expect(content).toHaveAccessibleDescription(new RegExp(error('field_required')));
    await waitFor(() => expect(type).toHaveFocus());
    await expect(sent).toEqual([]);
  },
};
/** §5 "between {0} and {1}"; §9 140 characters. */
export const TooShort: Story = {
  play: async (context) => {
    const { content, button, error } = await fill(context, 'Ngắn');
    await context.userEvent.click(button);
    await waitFor(() => expect(content).toHaveAccessibleDescription(new RegExp(error('field_length_error', { min: 10, max: 140 }))));
  },
};
export const DoubleSubmitIsOne: Story = {
  play: async (context) => {
    const { t, button } = await fill(context);
    await context.userEvent.dblClick(button);
    await expect(await context.canvas.findByText(t('sent'))).toBeVisible();
    await expect(sent).toHaveLength(1);
    await expect(sessionStorage.getItem('baize-session-drafts')).toBeNull();
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('again') }));
    await expect(partsOf(context).content).toHaveValue('');
  },
};
const gateway = { isUp: false };
export const SentAgainUnderItsNumber: Story = {
  parameters: answering((request) => {
    taking(request);
    return gateway.isUp ? {} : new Refusal('service_unavailable');
  }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, button, content, error } = await fill(context);
    await context.userEvent.click(button);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('service_unavailable'));
    await expect(content).toHaveValue(words);
    gateway.isUp = true;
    await context.userEvent.click(button);
    await expect(await context.canvas.findByText(t('sent'))).toBeVisible();
    await expect(sent).toHaveLength(2);
    await expect(new Set(sent).size).toBe(1);
  },
};
export const AfterAReload: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'baize-session-drafts',
      JSON.stringify({ account: '', forms: { feedback: { questionType: 'game', content: words } } }),
    ),
  play: async (context) => {
    const { type, content } = partsOf(context);
    await expect(type).toHaveValue('game');
    await expect(content).toHaveValue(words);
  },
};
export const Sending: Story = {
  parameters: answering('never'),
  play: async (context) => {
    const { button } = await fill(context);
    await context.userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const TooManyRequests: Story = {
  parameters: answering(new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 60 })),
  play: async (context) => {
    const { button, error } = await fill(context);
    await context.userEvent.click(button);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 1 }));
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <FeedbackSkeleton /> };
