import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: { value: 'https://baize.example/r/AB12CD', label: 'Liên kết giới thiệu của minhnguyen' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Referral: Story = {};
export const LongAddress: Story = { args: { value: `https://baize.example/r/${'x'.repeat(600)}`, label: 'Liên kết dài' } };
export const Composed: Story = composed(meta, { Referral, LongAddress });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
