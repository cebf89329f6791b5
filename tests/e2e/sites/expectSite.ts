import type { Page } from '@playwright/test';
import { expect, fillLogin } from '../support.ts';

/** A site of one kind of account: who is of the other kind is told so, but only if he knows the password. */
export async function expectSite(page: Page, { kept, refused, said }: { kept: string; refused: string; said: string }): Promise<void> {
  await page.goto('/web/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  await fillLogin(page, refused);
  await expect(dialog.getByRole('alert')).toHaveText(said);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await fillLogin(page, refused, 'Wrong123');
  await expect(dialog.getByRole('alert')).toHaveText('Sai tài khoản hoặc mật khẩu.');
  await fillLogin(page, kept);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
}
