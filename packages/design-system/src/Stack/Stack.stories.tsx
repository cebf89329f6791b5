import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { composed } from '../testing/composed.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: {
    children: [1, 2, 3].map((step) => (
      <Card key={step} padding="small">
        Bước {step}
      </Card>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loose: Story = {};
export const Tight: Story = { args: { gap: 1 } };
export const Centred: Story = { args: { align: 'center' } };
export const Composed: Story = composed(meta, { Loose, Tight, Centred });
