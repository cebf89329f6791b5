import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'Ghi nhớ thiết bị này', name: 'remember' } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const box = within(canvasElement).getByRole('checkbox', { name: shown('Ghi nhớ thiết bị này') });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithError: Story = { args: { required: true, label: 'Tôi đủ 18 tuổi', error: 'Cần xác nhận để tiếp tục.' } };
export const WithLink: Story = {
  args: {
    label: (
      <>
        Tôi đồng ý với{' '}
        <Link href="#terms" inline>
          điều khoản
        </Link>
      </>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: longText, error: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Unchecked, Checked, WithError, WithLink, Disabled });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
