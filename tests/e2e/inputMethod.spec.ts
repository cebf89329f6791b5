import type { Page } from '@playwright/test';
import { expect, register, test } from './support.ts';

/** Shows each text in the place of the one before, as an input method does; the last one is committed. */
async function composeIn(page: Page, texts: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of texts) await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send('Input.insertText', { text: texts.at(-1) ?? '' });
}

test('§4 an amount that an input method composes is deposited as it was typed', async ({ page }) => {
  await register(page, '/web/?center=deposit');
  const centre = page.getByRole('dialog', { name: 'Nạp tiền' });
  const amount = centre.getByRole('textbox', { name: /Số tiền/ });
  await amount.focus();
  await composeIn(page, ['5', '50', '500', '5000']);
  await expect(amount).toHaveValue('5.000');
  const sent = page.waitForRequest((request) => request.postDataJSON()?.amount !== undefined);
  await centre.getByRole('button', { name: /Tạo lệnh nạp/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ amount: 5000 });
});

test('§2 transferFund: each way in which an input method writes digits gives the amount that was typed', async ({ page }) => {
  await register(page, '/web/?center=wallet');
  const amount = page.getByRole('dialog', { name: 'Ví' }).getByRole('textbox', { name: /Số tiền/ });
  await amount.focus();
  await composeIn(page, ['1', '12', '123', '1234']);
  await expect(amount).toHaveValue('1.234');

  await amount.press('Control+a');
  for (const digit of '250000') await composeIn(page, [digit]);
  await expect(amount).toHaveValue('250.000');

  await amount.press('Control+a');
  await amount.press('Delete');
  await composeIn(page, ['1', '']);
  await page.keyboard.type('1234');
  await expect(amount).toHaveValue('1.234');
  await page.keyboard.press('Control+z');
  await expect(amount).toHaveValue(/^(?:1\.234|123|12|1|)$/);
});
