import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { MemberMissing } from './MemberMissing.tsx';

const gateway = { isUp: false };

const meta = {
  title: 'Shell/MemberMissing',
  component: MemberMissing,
  decorators: [withFeature],
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    feature: {
      account: 'minh88',
      answers: { getMemberInfo: () => (gateway.isUp ? storyMember : new Refusal('system_error')) } satisfies Answers,
    },
  },
  beforeEach: () => void Object.assign(gateway, { isUp: false }),
  args: { onClose: fn() },
} satisfies Meta<typeof MemberMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §8: what failed is tried again, and then out of the way. */
export const Failed: Story = {
  tags: ['browser'],
  play: async ({ globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('shell', 'centerClosed') }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(text('shell', 'memberMissing'));
    gateway.isUp = true;
    await userEvent.click(dialog.getByRole('button', { name: words.retry }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
