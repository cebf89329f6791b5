import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from './storyTexts.ts';

/** Has the device work in place of reading a captcha, and sees what the form says of it; a play of a story. */
export async function askForWork(
  { canvas, globals, userEvent }: Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>,
  said: 'captchaWorking' | 'captchaNotDone',
): Promise<void> {
  const { words } = storyWords(globals);
  await userEvent.click(await canvas.findByRole('button', { name: words.captchaUnreadable }));
  await expect(await canvas.findByText(words[said])).toBeVisible();
  await expect(canvas.getByRole('button', { name: words.captchaUnreadable })).toHaveFocus();
}
