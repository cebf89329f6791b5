import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, fillRegistration, test } from './support.ts';

/** The portal's server as a browser meets it over time: its worker may be of a newer build. */
interface Front {
  url: string;
  server: Server;
  /** The worker that is served from now on: another build, of another entry where one is named. */
  release(build: string, entry?: string): void;
}

async function openFront(behind: string): Promise<Front> {
  const { hostname, port } = new URL(behind);
  const front = { build: '', entry: '' };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // A worker is to be sent whole, since it may be changed on the way.
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...headers } = request.headers;
    const passed = forward({ hostname, port, path, method: request.method, headers: { ...headers, 'accept-encoding': 'identity' } });
    request.pipe(passed);
    passed.on('error', () => response.destroy());
    passed.on('response', async (answer) => {
      if (path !== '/web/sw.js' || front.build === '') {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const { 'content-length': _, ...kept } = answer.headers;
      const worker = (await answer.toArray()).join('').replace(/"build":"[0-9a-f]{16}"/, `"build":"${front.build}"`);
      response.writeHead(200, kept);
      response.end(front.entry === '' ? worker : worker.replace(/"entry":"[^"]+"/, `"entry":"${front.entry}"`));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const release = (build: string, entry = ''): void => void Object.assign(front, { build, entry });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, release };
}

const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'Đã có phiên bản mới' });
/** The worker stands, and has what the page had loaded. */
async function workerStands(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await caches.match('/web/')) !== undefined &&
          (await caches.match(document.querySelectorAll('script')[1]?.src ?? '')) !== undefined,
      ),
    )
    .toBe(true);
}
const checkForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/web/'))?.update()));

test.describe('§2, issue: the lite app', () => {
  test.use({ serviceWorkers: 'allow' });
  let front: Front;
  test.beforeEach(async ({ baseURL }) => {
    front = await openFront(baseURL ?? '');
  });
  test.afterEach(async () => {
    front.server.closeAllConnections();
    await new Promise((resolve) => front.server.close(resolve));
  });

  test.describe('without a network', () => {
    test.use({ consoleMayComplain: true });
    test('the portal opens all the same, and says that it is offline; back online it goes on', async ({ page, context }) => {
      await page.goto(`${front.url}/web/`);
      await workerStands(page);
      // What the page has loaded late is kept with the second visit.
      await page.reload();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const notice = page.getByRole('status').filter({ hasText: 'Bạn đang ngoại tuyến' });
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'Chưa tải được danh sách trò chơi' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('of two builds that are kept the newer one opens', async ({ page, context }) => {
      await page.goto(`${front.url}/web/`);
      await workerStands(page);
      await page.evaluate(async () => {
        const [before = ''] = await caches.keys();
        const old = new Response('<title>The build before</title>', { headers: { 'content-type': 'text/html' } });
        await (await caches.open(before)).put('/web/', old);
      });
      front.release('0123456789abcdef');
      await checkForUpdate(page);
      // The new one has kept its files, and has taken over from the one before.
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration('/web/')) ?? {};
            return [(await caches.keys()).length, installing?.state, waiting?.state, active?.state];
          }),
        )
        .toEqual([2, undefined, undefined, 'activated']);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
    });
  });

  test('what the worker keeps are files of the portal: no call of the gateway, no picture of a game', async ({ page }) => {
    await page.goto(`${front.url}/web/`);
    await workerStands(page);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/web/');
    expect(kept.filter((path) => !path.startsWith('/web/'))).toEqual([]);
  });

  test('a new build is offered; it reloads when its player says so, and what was typed is still there', async ({ page }) => {
    await page.goto(`${front.url}/web/register`);
    await workerStands(page);
    await fillRegistration(page, 'khongmat01');
    front.release('0123456789abcdef', '/web/assets/portal-next.js');
    await checkForUpdate(page);
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Tên đăng nhập/ })).toHaveValue('khongmat01');
    await prompt(page).getByRole('button', { name: 'Để sau' }).click();
    await expect(prompt(page)).toBeHidden();
    // The next page finds it waiting.
    await page.reload();
    const loaded = page.waitForEvent('load');
    await prompt(page).getByRole('button', { name: 'Tải lại trang' }).click();
    await loaded;
    await expect(page.getByRole('textbox', { name: /^Tên đăng nhập/ })).toHaveValue('khongmat01');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/web/'))?.waiting ?? null))
      .toBeNull();
  });

  test('a page that has come with the new build already is not asked', async ({ page }) => {
    await page.goto(`${front.url}/web/`);
    await workerStands(page);
    front.release('fedcba9876543210');
    await checkForUpdate(page);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('baize-build-fedcba9876543210'))).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/web/'))?.waiting ?? null))
      .toBeNull();
    await expect(prompt(page)).toHaveCount(0);
  });
});

test('§2 the download page: the lite app, a code, and the guide for iOS at its anchor', async ({ page }) => {
  await page.goto('/web/download');
  await expect(page).toHaveTitle(/^Tải ứng dụng/);
  await expect(page.getByText('Hiện chưa có ứng dụng iOS hay Android trên cửa hàng.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mã chứa địa chỉ của trang này' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Cách cài trên iPhone và iPad' }).click();
  const guide = page.getByRole('region', { name: 'Cách cài trên iPhone và iPad' });
  await expect(guide).toBeFocused();
  await expect(guide.getByRole('listitem')).toHaveText([
    'Mở trang này bằng Safari.',
    'Chạm vào nút chia sẻ: hình vuông có mũi tên.',
    'Chọn “Thêm vào MH chính”.',
    'Chạm “Thêm”. Biểu tượng đã nằm trên màn hình chính.',
  ]);
  await page.reload();
  await expect(guide).toBeFocused();
});

test('a browser that offers to install the app has a button for it, which asks once', async ({ page }) => {
  await page.goto('/web/download');
  await expect(page.getByRole('button', { name: 'Cài ứng dụng rút gọn' })).toHaveCount(0);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(globalThis, { asked: true }),
    });
    dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Cài ứng dụng rút gọn' }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { asked?: boolean }).asked)).toBe(true);
  await expect(page.getByRole('button', { name: 'Cài ứng dụng rút gọn' })).toHaveCount(0);
});

test('the manifest can be installed: name, scope, colours and icons that are there', async ({ page }) => {
  await page.goto('/web/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Baize', start_url: '/web/', scope: '/web/', display: 'standalone', theme_color: '#0A120F' });
  expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png']);
  }
});
