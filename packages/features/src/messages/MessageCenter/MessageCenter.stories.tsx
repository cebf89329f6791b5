import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyInbox } from '../testing/storyMessages.ts';
import { MessageCenter } from './MessageCenter.tsx';

/** A gateway that begins anew with each story. */
const answering = (inbox: () => Answers, more: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: (): Answers => ({
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      ...inbox(),
      ...more,
    }),
  },
});
/** The calls alone of a gateway that keeps so many messages. */
const keeping = (count: number, size?: number) => (): Answers => {
  const { kept, arrive, ...answers } = storyInbox(count, size);
  return answers;
};
const gateway = { isUp: false };

const meta = {
  title: 'Messages/MessageCenter',
  component: MessageCenter,
  args: { announcements: { text: 'Thông báo', content: <p>Bảo trì sảnh AG rạng sáng 22-11</p> } },
  decorators: [withFeature],
  parameters: answering(keeping(4)),
} satisfies Meta<typeof MessageCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §2 messages: opening reads, and the count falls with it. */
export const OpensAndReads: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const tab = await canvas.findByRole('tab', {
      name: `${text('messages', 'messages')} ${text('messages', 'inbox.unreadCount', { number: 2 })}`,
    });
    const [first] = await canvas.findAllByRole('button', { expanded: false });
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('Nội dung thứ 1.')).toBeVisible();
    await waitFor(() => expect(tab).toHaveAccessibleName(new RegExp(text('messages', 'inbox.unreadCount', { number: 1 }))));
    await waitFor(() => expect(first).not.toHaveTextContent(text('messages', 'inbox.unread')));
    await userEvent.click(canvas.getByRole('button', { name: text('messages', 'inbox.markAllRead') }));
    await expect(await canvas.findByText(text('messages', 'inbox.allRead'))).toBeVisible();
  },
};
export const Deletes: Story = {
  parameters: answering(keeping(1)),
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const ask = async (answer: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: text('messages', 'inbox.delete') }));
      const question = within(await screen.findByRole('alertdialog'));
      await expect(question.getByText(text('messages', 'inbox.deleteQuestion', { title: 'Nạp tiền thành công · 500.000' }))).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    await ask(words.cancel);
    await expect(canvas.getByText('Nội dung thứ 1.')).toBeVisible();
    await ask(text('messages', 'inbox.delete'));
    await expect(await canvas.findByText(text('messages', 'inbox.empty'))).toBeVisible();
  },
};
export const DeletionRefused: Story = {
  parameters: answering(keeping(1), { deleteMessages: new Refusal('service_unavailable') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: text('messages', 'inbox.delete') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: text('messages', 'inbox.delete') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text('messages', 'inbox.notDeleted')));
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('core', 'service_unavailable'));
    await expect(canvas.getByText('Nội dung thứ 1.')).toBeVisible();
  },
};
export const LoadsMore: Story = {
  parameters: answering(keeping(5, 3)),
  play: async ({ canvas, globals, userEvent }) => {
    const more = await canvas.findByRole('button', { name: storyWords(globals).text('messages', 'inbox.more') });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5));
    await expect(more).not.toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: answering(keeping(4), { listMessages: 'never' }) };
export const FailedAndTriedAgain: Story = {
  parameters: answering(keeping(1), { listMessages: () => (gateway.isUp ? { rows: [] } : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'system_error'));
    gateway.isUp = true;
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(await canvas.findByText(text('messages', 'inbox.empty'))).toBeVisible();
  },
};
export const Empty: Story = { parameters: answering(keeping(0)) };
export const Announcements: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: args.announcements.text }));
    await expect(await canvas.findByText('Bảo trì sảnh AG rạng sáng 22-11')).toBeVisible();
  },
};
