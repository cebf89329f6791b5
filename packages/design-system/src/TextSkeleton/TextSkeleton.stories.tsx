import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, rightToLeft, under } from '../testing/conditions.ts';
import { TextSkeleton } from './TextSkeleton.tsx';

const meta = { component: TextSkeleton, args: { letters: 180 } } satisfies Meta<typeof TextSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const BelowItsTitle: Story = {
  render: (args) => (
    <Stack gap={2} aria-hidden="true">
      <Heading level={1}>
        <TextSkeleton letters={14} />
      </Heading>
      <div>
        <TextSkeleton {...args} />
      </div>
    </Stack>
  ),
};
export const OfALink: Story = { args: { letters: 16, isLink: true } };
export const Composed: Story = composed(meta, { Plain, BelowItsTitle, OfALink });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
