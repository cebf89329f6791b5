import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longWord } from '../testing/longText.ts';
import { Grid } from './Grid.tsx';

const meta = {
  component: Grid,
  args: {
    min: 'tile',
    children: [1, 2, 3].map((step) => (
      <Card key={step} padding="small">
        Bước {step}
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Cards: Story = { args: { min: 'card', gap: 6 } };
export const LongText: Story = {
  args: { children: [longWord, longSentence].map((text) => <Card key={text}>{text}</Card>) },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Tiles, Cards });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
