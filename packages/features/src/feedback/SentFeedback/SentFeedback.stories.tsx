import type { SentFeedback as Sent } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { SentFeedback } from './SentFeedback.tsx';
import { SentFeedbackSkeleton } from './SentFeedbackSkeleton.tsx';

const answering = (listFeedback: NonNullable<Answers['listFeedback']>) => ({
  feature: { account: 'minh88', answers: { getMemberInfo: storyMember, listFeedback } satisfies Answers },
});
const received: Sent = {
  id: 'f-2',
  questionType: 'deposit',
  content: 'Tôi đã chuyển khoản lúc 9 giờ sáng mà tiền chưa vào ví.',
  sentAt: '2026-01-15T05:00:00Z',
  state: 'received',
};
const answered: Sent = {
  id: 'f-1',
  questionType: 'game',
  content: 'Vòng quay bị ngắt giữa chừng.',
  sentAt: '2026-01-14T03:10:00Z',
  state: 'answered',
  answer: 'Vòng của bạn đã được quyết toán.\nTiền thắng đã vào ví chính.',
  answeredAt: '2026-01-14T04:00:00Z',
};

const meta = {
  title: 'Feedback/SentFeedback',
  component: SentFeedback,
  decorators: [withFeature],
  parameters: answering({ rows: [received, answered] }),
  args: { hrefOf: (place) => ('path' in place ? place.path : '/') },
} satisfies Meta<typeof SentFeedback>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §3 feedback: each question with its state, and the answer of an answered one alone. */
export const Composed: Story = {
  play: async ({ canvas, globals }) => {
    const t = (key: string) => storyWords(globals).text('feedback', key);
    const items = within(await canvas.findByRole('list', { name: t('sent.title') })).getAllByRole('listitem');
    await expect(items).toHaveLength(2);
    await expect(items[0]).toHaveTextContent(t('sent.state.received'));
    await expect(items[0]).not.toHaveTextContent(t('sent.answer'));
    await expect(items[1]).toHaveTextContent(t('sent.state.answered'));
    await expect(items[1]).toHaveTextContent('Tiền thắng đã vào ví chính.');
    const [write] = canvas.getAllByRole('link');
    await expect(write).toHaveTextContent(t('sent.write'));
    await expect(write).toHaveAttribute('href', '/workCenter?form=feedback');
    // The first control: a centre opens at it, and not at the end of the list.
    await expect(items[0]?.compareDocumentPosition(write as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};
const gateway = { isUp: false };
/** The next page fails once: what stands stays, and the retry brings the rest. With the last page the focus goes to its first row. */
export const MoreFails: Story = {
  parameters: answering((request) => {
    if (!('after' in request) || !request.after) return { rows: [received], next: 'end' };
    return gateway.isUp ? { rows: [answered] } : new Refusal('system_error');
  }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const more = await canvas.findByRole('button', { name: text('feedback', 'sent.more') });
    await userEvent.click(more);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'system_error'));
    gateway.isUp = true;
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: text('feedback', 'sent.more') })).toBeNull();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveFocus();
  },
};
export const LongText: Story = {
  parameters: answering({ rows: [{ ...answered, content: 'Khôngcódấucách'.repeat(10), answer: 'Trảlờidài'.repeat(60) }] }),
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = {
  parameters: answering({ rows: [] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('feedback', 'sent.empty'))).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(text('core', 'network_error'));
    await expect(within(alert).getByRole('button', { name: words.retry })).toBeVisible();
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <SentFeedbackSkeleton /> };
