import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    trigger: { text: 'Cách tính hoa hồng', tone: 'outline' },
    title: 'Hoa hồng tuần',
    children: <Text tone="muted">Tổng cược hợp lệ của tuyến dưới nhân với tỷ lệ của bậc, chốt lúc 12:00 thứ Hai.</Text>,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return screen.findByRole('dialog', { name: /Hoa hồng tuần|Weekly commission/ });
};

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement)).toBeVisible();
  },
};
export const WithFields: Story = {
  args: {
    trigger: { text: 'Lọc', tone: 'outline' },
    children: (
      <Stack gap={3}>
        <TextField label="Tên thành viên" name="member" />
        <Button>Áp dụng</Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const panel = within(await open(canvasElement));
    await userEvent.type(panel.getByRole('textbox', { name: shown('Tên thành viên') }), 'minh');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { children: <Text>{longText}</Text> },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await keepInside();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Open.play as NonNullable<Story['play']> };
export const Composed: Story = { play: Open.play as NonNullable<Story['play']> };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
