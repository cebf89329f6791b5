import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFeature } from '../../core/testing/index.ts';
import { MemberBarRoom } from './MemberBarRoom.tsx';

const meta = { title: 'Shell/MemberBarRoom', component: MemberBarRoom, decorators: [withFeature] } satisfies Meta<typeof MemberBarRoom>;
export default meta;

/** While the logged-in bar is on its way. */
export const Waiting: StoryObj<typeof meta> = {
  tags: ['browser'],
  globals: { viewport: { value: 'w1360', isRotated: false } },
};
