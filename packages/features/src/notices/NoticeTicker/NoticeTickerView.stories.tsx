import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFeature } from '../../core/testing/index.ts';
import { longNotice, storyNotices } from '../storyNotices.ts';
import { NoticeTickerView } from './NoticeTickerView.tsx';

const meta = {
  title: 'Notices/NoticeTickerView',
  component: NoticeTickerView,
  decorators: [withFeature],
  args: { notices: storyNotices(3), hrefOf: (id) => `/web?dialog=notices&notice=${id}` },
} satisfies Meta<typeof NoticeTickerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { tags: ['browser'] };
export const One: Story = { args: { notices: storyNotices(1) } };
export const LongText: Story = { args: { notices: [longNotice] } };
export const None: Story = { args: { notices: [] } };
