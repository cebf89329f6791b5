import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { CenterRefusal } from './CenterRefusal.tsx';

const meta = {
  title: 'Shell/CenterRefusal',
  component: CenterRefusal,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { onClose: fn() },
} satisfies Meta<typeof CenterRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['browser'],
  play: async ({ globals }) => {
    const { text } = storyWords(globals);
    await expect(await screen.findByRole('alertdialog', { name: text('shell', 'centerClosed') })).toHaveTextContent(
      text('core', 'function.not.available'),
    );
  },
};
