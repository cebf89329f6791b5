import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { TileSkeleton } from './TileSkeleton.tsx';

const meta = { component: TileSkeleton, parameters: { width: 'tile' } } satisfies Meta<typeof TileSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Composed: Story = composed(meta, { Plain });
