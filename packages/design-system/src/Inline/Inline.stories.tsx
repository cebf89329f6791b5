import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longWord } from '../testing/longText.ts';
import { Inline } from './Inline.tsx';

const meta = {
  component: Inline,
  args: {
    children: [1, 2, 3].map((step) => (
      <Card key={step} padding="small">
        Bước {step}
      </Card>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Spread: Story = { args: { justify: 'between' } };
export const LongText: Story = {
  args: { children: [longWord, longSentence].map((text) => <Card key={text}>{text}</Card>) },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Row, Spread, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
