import type { Page } from '@playwright/test';
import { test } from './ownGateway/test.ts';
import { balancePill, demoPassword, expect, fillLogin } from './support.ts';

/** The work takes longer where other tests use the processor too. */
const slow = { timeout: 20_000 };

test.beforeEach(({ gateway }) => gateway.operator('challenge', 'on'));
test.afterEach(({ gateway }) => gateway.operator('challenge', 'off'));

/** What the content security policy has forbidden on this page; its own sentence in the console fails the test besides. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const forbidden: string[] = [];
    Object.assign(globalThis, { forbidden });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      forbidden.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { forbidden: string[] }).forbidden);
}

/** What the gateway said to each attempt to log in, in order; a reply is read a moment after the page has it. */
function watchLogins(page: Page): string[] {
  const said: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/session/login')) return;
    const { success, errorCode } = (await response.json()) as { success: boolean; errorCode?: string };
    said.push(success ? 'in' : (errorCode ?? ''));
  });
  return said;
}

test('§8 challenge on: the browser does the work under the portal’s policy, unseen, and the player is in', async ({ page }) => {
  const forbidden = await watchPolicy(page);
  const said = watchLogins(page);
  const opened = await page.goto('/web/?dialog=login');
  const policy = opened?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-|wasm/);
  await fillLogin(page, 'member01');
  await expect(balancePill(page)).toContainText('₫', slow);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => said).toEqual(['challenge_required', 'in']);
  expect(await forbidden()).toEqual([]);
});

test('§8 challenge on: without the work, or with another’s, nobody is in, and is told what is missing', async ({ page, gateway }) => {
  const entered = { type: 'username', username: 'member01', password: demoPassword } as const;
  expect((await gateway.call('login', entered)).body.errorCode).toBe('challenge_required');
  expect((await gateway.call('login', { ...entered, challenge: btoa('{"challenge":{},"solution":{}}') })).body.errorCode).toBe(
    'challenge_required',
  );

  const said = watchLogins(page);
  // A challenge that the gateway has never made: its solution is right, and worth nothing.
  await page.route('**/api/verification/challenge*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    reply.value.challenge.signature = reply.value.challenge.signature.replace(/./g, '0');
    await route.fulfill({ response, json: reply });
  });
  await page.goto('/web/?dialog=login');
  await fillLogin(page, 'member01');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Vui lòng hoàn tất xác minh trước.', slow);
  await expect.poll(() => said).toEqual(['challenge_required', 'challenge_required']);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
