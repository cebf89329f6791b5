import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Timeline } from './Timeline.tsx';

const at = (text: string) => ({ dateTime: text.replace(' ', 'T'), text });
const meta = {
  component: Timeline,
  args: {
    label: 'Lịch sử hợp đồng',
    items: [
      { id: '3', title: 'Hợp đồng đã ký', time: at('2026-11-21 18:20:14'), detail: 'Tỷ lệ 0,7%, 10 hội viên', tone: 'positive' },
      { id: '2', title: 'Đại lý yêu cầu sửa tỷ lệ', time: at('2026-11-20 21:03:55'), tone: 'warning' },
      { id: '1', title: 'Hợp đồng bị từ chối', time: at('2026-11-19 09:12:00'), tone: 'negative' },
      { id: '0', title: 'Hợp đồng được gửi', time: at('2026-11-18 08:00:00') },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contract: Story = {};
export const One: Story = { args: { items: [{ id: '0', title: 'Hợp đồng được gửi', time: at('2026-11-18 08:00:00') }] } };
export const LongText: Story = {
  args: { items: [{ id: '0', title: longText, time: at('2026-11-18 08:00:00'), detail: longText }] },
  play: keepInside,
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Timeline {...args} />
    </div>
  ),
};
export const Composed: Story = composed(meta, { Contract, One, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
