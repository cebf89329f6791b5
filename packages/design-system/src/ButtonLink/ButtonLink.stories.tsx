import type { Meta, StoryObj } from '@storybook/react-vite';
import { chevronRightIcon, giftIcon } from '../Icon/icons.ts';
import { composed } from '../testing/composed.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { component: ButtonLink, args: { href: '#games', children: 'Xem trò chơi' } } satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Brass: Story = { args: { tone: 'brass', icon: giftIcon } };
export const Small: Story = { args: { tone: 'outline', size: 'small', icon: chevronRightIcon } };
export const Composed: Story = composed(meta, { Primary, Brass, Small });
