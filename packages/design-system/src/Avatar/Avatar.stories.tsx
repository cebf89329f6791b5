import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { iconId: 0, name: 'minhnguyen' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const ids = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export const First: Story = {};
export const AllNine: Story = {
  render: () => (
    <Inline>
      {ids.map((iconId) => (
        <Avatar key={iconId} iconId={iconId} name={`Hình ${iconId + 1}`} />
      ))}
    </Inline>
  ),
};
export const Composed: Story = composed(meta, { First, AllNine });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
