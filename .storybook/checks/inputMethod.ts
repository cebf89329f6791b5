import type { Page } from 'playwright';

/** Lets play functions of the page write as an input method does (`packages/design-system/src/testing/inputMethod.ts`). */
export async function offerInputMethod(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.exposeFunction('setComposition', async (text: string): Promise<void> => {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  });
  await page.exposeFunction('commitText', async (text: string): Promise<void> => {
    await session.send('Input.insertText', { text });
  });
}
