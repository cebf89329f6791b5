import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, rightToLeft, under } from '../testing/conditions.ts';
import { FieldSkeleton } from './FieldSkeleton.tsx';

const meta = { component: FieldSkeleton } satisfies Meta<typeof FieldSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHelp: Story = { args: { helpLetters: 40 } };
export const Area: Story = { args: { rows: 4, isCounted: true, helpLetters: 60 } };
export const Composed: Story = composed(meta, { Plain, WithHelp, Area });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
