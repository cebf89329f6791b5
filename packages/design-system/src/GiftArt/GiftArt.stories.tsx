import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { GiftArt } from './GiftArt.tsx';
import { type GiftArtName, giftFigures } from './giftFigures.tsx';

const meta = { component: GiftArt, args: { name: 'cards' } } satisfies Meta<typeof GiftArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const All: Story = {
  render: () => (
    <Grid min="tile">
      {(Object.keys(giftFigures) as GiftArtName[]).map((name) => (
        <GiftArt key={name} name={name} />
      ))}
    </Grid>
  ),
};
export const Bare: Story = { args: { name: 'coins', bare: true } };
export const Composed: Story = composed(meta, { Cards, All, Bare });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
