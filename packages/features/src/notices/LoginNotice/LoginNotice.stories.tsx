import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Answers, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyBoard } from '../storyNotices.ts';
import { LoginNotice } from './LoginNotice.tsx';

const answering = (getLoginNotices: NonNullable<Answers['getLoginNotices']>) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '560px' } },
  feature: { answers: { getLoginNotices, getPermission: storyPermission } satisfies Answers },
});

const meta = {
  title: 'Notices/LoginNotice',
  component: LoginNotice,
  decorators: [withFeature],
  parameters: answering(storyBoard({ popup: 2 })),
  args: { canOpen: true },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof LoginNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheLogin: Story = {
  tags: ['browser'],
  play: async ({ globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await screen.findByRole('dialog', { name: text('notices', 'login') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.ok }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
const asked: number[] = [];
const countingAnswer = (): ReturnType<typeof storyBoard> => {
  asked.push(asked.length);
  return storyBoard({});
};
export const NothingToSay: Story = {
  parameters: answering(countingAnswer),
  beforeEach: () => void asked.splice(0),
  play: async () => {
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
