import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { CountdownButton } from './CountdownButton.tsx';
import type { CountdownStore } from './countdownStore.ts';

// A lock of its own each time: stories are played more than once on one page.
const emptyStore = (): CountdownStore => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
};
const lockedStore: CountdownStore = { getItem: () => String(Date.now() + 42_000), setItem: () => undefined };

const meta = {
  component: CountdownButton,
  args: { children: 'Gửi mã', storageKey: 'story', onSend: fn(async () => true), store: emptyStore() },
} satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A frame shows where it begins: below a field its words alone would seem to stand in. */
export const Idle: Story = {
  play: async ({ canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: shownIn(globals)('Gửi mã') });
    await expect(getComputedStyle(button).borderColor).not.toMatch(/, 0\)$/);
  },
};
export const Locked: Story = { args: { store: lockedStore } };
export const Outlined: Story = { args: { tone: 'outline', size: 'large' } };
export const OutlinedLocked: Story = { args: { tone: 'outline', size: 'large', store: lockedStore } };
export const Disabled: Story = { args: { disabled: true } };
export const Sends: Story = {
  args: { expiredMinutes: 2 },
  beforeEach: ({ args }) => {
    args.store = emptyStore();
  },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const button = within(canvasElement).getByRole('button', { name: shown('Gửi mã') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(/(2:00|1:59)$/));
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};
export const Refused: Story = {
  args: { onSend: fn(async () => false) },
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const button = within(canvasElement).getByRole('button', { name: shown('Gửi mã') });
    await userEvent.click(button);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(button).toHaveTextContent(shown('Gửi mã'));
  },
};
export const LongText: Story = {
  args: { children: longText },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Idle, Locked, Outlined, OutlinedLocked, Disabled });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
