import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, args: { children: 'trò chơi phổ biến' } } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InALink: Story = {
  render: () => (
    <a href="#all">
      Xem tất cả <VisuallyHidden>trò chơi phổ biến</VisuallyHidden>
    </a>
  ),
};
export const Composed: Story = composed(meta, { InALink });
