import { TickerSpace } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { PartErrorView } from './PartErrorView.tsx';

const meta = {
  title: 'Shell/PartErrorView',
  component: PartErrorView,
  decorators: [withFeature],
  args: { space: <TickerSpace />, onRetry: fn() },
} satisfies Meta<typeof PartErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §8: said in the room of the part, which is asked for again in its place. */
export const InTheRoomOfTheTicker: Story = {
  tags: ['browser'],
  play: async ({ args, canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('shell', 'partLost'));
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutRoom: Story = { args: { space: null } };
