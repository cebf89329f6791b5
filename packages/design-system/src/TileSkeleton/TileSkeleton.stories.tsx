import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileSkeleton } from './TileSkeleton.tsx';

const meta = { component: TileSkeleton, parameters: { width: 'tile' } } satisfies Meta<typeof TileSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
