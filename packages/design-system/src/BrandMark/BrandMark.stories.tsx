import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { sampleMark } from '../testing/sampleMark.ts';
import { BrandMark } from './BrandMark.tsx';

const meta = { component: BrandMark, args: sampleMark('baize') } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Baize: Story = {};
export const Sen: Story = { args: sampleMark('sen'), globals: { brand: 'sen' } };
export const Hai: Story = { args: sampleMark('hai'), globals: { brand: 'hai' } };
export const DrawingAlone: Story = { args: { withName: false } };
export const Composed: Story = composed(meta, { Baize, Sen, Hai, DrawingAlone });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
