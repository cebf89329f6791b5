import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { LoginNeeded } from './LoginNeeded.tsx';

const meta = {
  title: 'Shell/LoginNeeded',
  component: LoginNeeded,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { onClose: fn() },
} satisfies Meta<typeof LoginNeeded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['browser'],
  play: async ({ args, globals }) => {
    const { text, words } = storyWords(globals);
    const dialog = await screen.findByRole('alertdialog', { name: text('shell', 'membersOnly') });
    await expect(dialog).toHaveTextContent(text('shell', 'loginNeeded'));
    await userEvent.click(within(dialog).getByRole('button', { name: words.ok }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
