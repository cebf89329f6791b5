import type { Meta, StoryObj } from '@storybook/react-vite';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  args: {
    label: 'Lệnh rút W1-2044',
    items: [
      { id: 'sent', text: 'Đã gửi', state: 'done', detail: '20:14' },
      { id: 'approved', text: 'Đã duyệt', state: 'done', detail: '20:16' },
      { id: 'paying', text: 'Đang chi trả', state: 'current' },
      { id: 'received', text: 'Xác nhận nhận tiền', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Failed: Story = {
  args: {
    label: 'Lệnh rút W1-2045',
    items: [
      { id: 'sent', text: 'Đã gửi', state: 'done', detail: '20:14' },
      { id: 'rejected', text: 'Bị từ chối', state: 'failed', detail: 'Tên chủ thẻ không khớp' },
    ],
  },
};
export const AllDone: Story = {
  args: { label: 'Đăng ký', items: ['Tài khoản', 'Xác minh', 'Hoàn tất'].map((text) => ({ id: text, text, state: 'done' as const })) },
};
/** Three have room in a row on a phone; more stand one below the other. */
export const ThreeOnPhone: Story = { ...AllDone, globals: { viewport: { value: 'w320', isRotated: false } } };
export const LongText: Story = {
  args: {
    label: 'Nội dung dài',
    items: [
      { id: 'a', text: longText, state: 'current' },
      { id: 'b', text: 'Sau đó', state: 'waiting', detail: longText },
    ],
  },
  play: keepInside,
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Steps {...args} />
    </div>
  ),
};
export const Composed: Story = composed(meta, { UnderWay, Failed, AllDone, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
