import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { TileSkeleton } from './TileSkeleton.tsx';

const meta = { component: TileSkeleton, parameters: { width: 'tile' } } satisfies Meta<typeof TileSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Composed: Story = composed(meta, { Plain });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
