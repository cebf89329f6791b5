import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { sampleNav } from '../testing/samples.ts';
import { NavLinks } from './NavLinks.tsx';

const meta = { component: NavLinks, args: { label: 'Chính', items: sampleNav, currentId: 'home' } } satisfies Meta<typeof NavLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HomeOpen: Story = {};
export const NoneOpen: Story = { args: { currentId: undefined } };
export const Composed: Story = composed(meta, { HomeOpen, NoneOpen });
