import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import vi from '../../core/locales/vi.json' with { type: 'json' };
import { withFeature } from '../../core/testing/index.ts';
import { LaunchNoticeView } from './LaunchNoticeView.tsx';

const meta = {
  title: 'Game launch/LaunchNoticeView',
  component: LaunchNoticeView,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: { text: vi.TOO_MANY_REQUEST },
} satisfies Meta<typeof LaunchNoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooManyRequests: Story = {
  tags: ['browser'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.text);
  },
};
export const Nothing: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
