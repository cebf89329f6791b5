import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner, args: { label: 'Đang tải' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Composed: Story = composed(meta, { Plain });
