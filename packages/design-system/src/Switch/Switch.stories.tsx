import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Switch } from './Switch.tsx';

const meta = { component: Switch, args: { label: 'Tự động gia hạn', name: 'renewal' } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const control = within(canvasElement).getByRole('switch', { name: shown('Tự động gia hạn') });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithDescription: Story = { args: { description: 'Hợp đồng được gia hạn vào ngày đầu tháng.', defaultChecked: true } };
export const WithError: Story = { args: { error: 'Chưa lưu được, hãy thử lại.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: { label: longText, description: longText },
  play: keepInside,
};
export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Off, On, WithDescription, WithError, Disabled, DisabledOn });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
