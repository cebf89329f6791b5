import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { forcedColors, largeText, narrow, reducedMotion, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
  args: {
    open: true,
    title: 'Lọc trò chơi',
    onClose: fn(),
    children: (
      <Stack gap={3}>
        {['PG', 'JDB', 'AG', 'TF', 'KX'].map((vendor) => (
          <Checkbox key={vendor} label={vendor} name={vendor} />
        ))}
      </Stack>
    ),
    footer: (
      <>
        <Button tone="outline">Xoá lọc</Button>
        <Button>Xem 214 trò chơi</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const atItsSide: Story['play'] = async ({ args, globals }) => {
  const panel = (await screen.findByRole('dialog', { name: shownIn(globals)('Lọc trò chơi') })).getBoundingClientRect();
  await waitFor(() => expect(panel.bottom).toBeGreaterThanOrEqual(window.innerHeight - 1));
  if (window.innerWidth > 640) await expect(args.side === 'start' ? panel.left : window.innerWidth - panel.right).toBeLessThan(20);
};

export const AtTheEnd: Story = { play: atItsSide };
export const AtTheStart: Story = { args: { side: 'start' }, play: atItsSide, tags: ['pictured'] };
export const WithoutFooter: Story = { args: { footer: undefined }, tags: ['pictured'] };
export const LongText: Story = {
  args: { title: longText, children: <Text>{longText}</Text> },
  play: async () => {
    await screen.findByRole('dialog');
    await keepInside();
  },
};
export const OpensAndGivesFocusBack: Story = {
  args: { open: false },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Lọc</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const shown = shownIn(globals);
    const opener = within(canvasElement).getByRole('button', { name: shown('Lọc') });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** Not for one frame beside its place, on a device however busy. */
export const StandsUnderReducedMotion: Story = under(reducedMotion, {
  tags: ['browser'],
  play: async ({ globals }) => {
    const panel = await screen.findByRole('dialog', { name: shownIn(globals)('Lọc trò chơi') });
    await expect(getComputedStyle(panel).animationName).toBe('none');
  },
});
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = {};
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
