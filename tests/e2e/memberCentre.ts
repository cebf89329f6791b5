import type { Page } from '@playwright/test';
import { demoPassword, expect } from './support.ts';

/** The dialog of the member centre, whichever page of it is open. */
export const centre = (page: Page) => page.getByRole('dialog', { name: /Trung tâm cá nhân|Bảo mật tài khoản/ });

/** Types the login's password where the open page of the centre asks for it. */
export const fillPassword = (page: Page, password = demoPassword): Promise<void> =>
  centre(page)
    .getByLabel(/^Mật khẩu đăng nhập/)
    .fill(password);

/** Goes on to the picture of a new authenticator. Scans nothing: the secret stands below it. @returns the secret */
export async function openEnrolment(page: Page): Promise<string> {
  await page.goto('/web/?center=account&page=authenticator');
  await fillPassword(page);
  await centre(page).getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(centre(page).getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  return centre(page).getByLabel('Khoá nhập tay').inputValue();
}

/** Confirms a new authenticator by a code of it. */
export async function sendEnrolmentCode(page: Page, code: string): Promise<void> {
  await centre(page)
    .getByLabel(/^Mã trong ứng dụng/)
    .fill(code);
  await centre(page).getByRole('button', { name: 'Xác nhận mã' }).click();
}
