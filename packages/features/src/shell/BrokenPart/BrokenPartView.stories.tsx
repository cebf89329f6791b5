import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { BrokenPartView } from './BrokenPartView.tsx';

const meta = {
  title: 'Shell/BrokenPartView',
  component: BrokenPartView,
  decorators: [withFeature],
  args: { onReload: fn() },
} satisfies Meta<typeof BrokenPartView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §8 "An asset chunk that fails after 120 s reports a failure": said at once to a user who hears the page, with the one thing that helps. */
export const Default: Story = {
  tags: ['browser'],
  play: async ({ args, canvas, globals }) => {
    const { text } = storyWords(globals);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(text('shell', 'chunkFailed'));
    await expect(alert).toHaveTextContent(text('shell', 'chunkFailedText'));
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: text('shell', 'reload') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
