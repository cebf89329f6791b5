import { expect, type within } from 'storybook/test';
import { storyWords } from '../../core/testing/index.ts';

/** A story's end where a list has come with nothing in it, in sight: it says so in the room of its shapes. */
export async function seeNothing({ canvas, globals }: { canvas: ReturnType<typeof within>; globals: Parameters<typeof storyWords>[0] }) {
  await expect(await canvas.findByText(storyWords(globals).text('home', 'nothing'))).toBeVisible();
}
