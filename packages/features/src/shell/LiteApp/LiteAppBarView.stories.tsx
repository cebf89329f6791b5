import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { LiteAppBarView } from './LiteAppBarView.tsx';

const meta = {
  title: 'Shell/LiteAppBarView',
  component: LiteAppBarView,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { isOffline: false, hasUpdate: false, onReload: fn(), onPutOff: fn() },
} satisfies Meta<typeof LiteAppBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyWords(globals).text('shell', 'offline'));
  },
};
export const Update: Story = {
  args: { hasUpdate: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('shell', 'reload') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: text('shell', 'updateLater') }));
    await expect(args.onPutOff).toHaveBeenCalledOnce();
  },
};
export const Composed: Story = { args: { isOffline: true, hasUpdate: true } };
