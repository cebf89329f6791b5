import type { Meta, StoryObj } from '@storybook/react-vite';
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
