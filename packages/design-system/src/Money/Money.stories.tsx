import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { Money } from './Money.tsx';

const meta = { component: Money, args: { amount: 12_480_500, currency: 'VND', language: 'vi' } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};
export const English: Story = { args: { language: 'en' } };
export const Gain: Story = { args: { amount: 4_820_000, signed: true } };
export const Loss: Story = { args: { amount: -50_000 } };
export const BeyondDoubles: Story = { args: { amount: 9_007_199_254_740_993n } };
export const Hidden: Story = { args: { hidden: true } };
export const Composed: Story = composed(meta, { Vietnamese, English, Gain, Loss, BeyondDoubles, Hidden });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
