import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = { component: BrandMark, args: { brand: 'baize' } } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Baize: Story = {};
export const Sen: Story = { args: { brand: 'sen' }, globals: { brand: 'sen' } };
export const DrawingAlone: Story = { args: { withName: false } };
export const Composed: Story = composed(meta, { Baize, Sen, DrawingAlone });
