import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { Card } from './Card.tsx';

const meta = { component: Card, args: { children: 'Tạo lệnh, nhận số tài khoản và nội dung.' } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};
export const Raised: Story = { args: { tone: 'raised' } };
export const Felt: Story = { args: { tone: 'felt' } };
export const Roomy: Story = { args: { padding: 'large' } };
export const Composed: Story = composed(meta, { Surface, Raised, Felt, Roomy });
