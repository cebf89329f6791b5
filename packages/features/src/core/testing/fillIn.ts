import type { userEvent as events } from 'storybook/test';

/** Fills a field in one go, as a password manager does: the form is drawn once, not once a key. What is shown of typing is typed. */
export async function fillIn(userEvent: Pick<typeof events, 'click' | 'paste'>, field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
