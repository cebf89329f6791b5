import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { PromotionArt } from './PromotionArt.tsx';
import { type PromotionArtName, promotionFigures } from './promotionFigures.tsx';

const meta = { component: PromotionArt, args: { name: 'coins' } } satisfies Meta<typeof PromotionArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coins: Story = {};
export const All: Story = {
  render: () => (
    <Grid min="tile">
      {(Object.keys(promotionFigures) as PromotionArtName[]).map((name) => (
        <PromotionArt key={name} name={name} />
      ))}
    </Grid>
  ),
};
export const Composed: Story = composed(meta, { Coins, All });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
