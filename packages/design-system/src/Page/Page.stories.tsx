import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { composed } from '../testing/composed.tsx';
import { Page } from './Page.tsx';

const meta = {
  component: Page,
  args: { children: [1, 2, 3].map((part) => <Card key={part}>Phần {part}</Card>) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {};
export const Composed: Story = composed(meta, { Sections });
