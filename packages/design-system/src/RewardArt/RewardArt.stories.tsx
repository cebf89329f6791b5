import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { RewardArt } from './RewardArt.tsx';
import { type RewardArtName, rewardFigures } from './rewardFigures.tsx';

const meta = { component: RewardArt, args: { name: 'egg' } } satisfies Meta<typeof RewardArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Egg: Story = {};
export const All: Story = {
  render: () => (
    <Grid min="tile">
      {(Object.keys(rewardFigures) as RewardArtName[]).map((name) => (
        <RewardArt key={name} name={name} />
      ))}
    </Grid>
  ),
};
export const Composed: Story = composed(meta, { Egg, All });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
