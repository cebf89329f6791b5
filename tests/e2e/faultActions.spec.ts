import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type CallName, calls } from '../../packages/contract/src/calls.ts';
import type { CallsFaultedAt, FaultedClick } from '../../packages/features/src/core/testing/faultedCalls.ts';
import { type Fault, type FaultName, faults, sentences, timeOutSentence } from './metFaults.ts';
import { anyDialog, clickTile, expect, game, logIn, popularTile, refuseToken, register, test } from './support.ts';

const main = (page: Page): Locator => page.getByRole('main');
const textIn = (page: Page, name: RegExp): Locator => main(page).getByRole('textbox', { name });

/** Something that a player asks for by a click, and what has to be so after it failed. */
interface Action<Name extends CallName = CallName> {
  call: Name;
  /** Default: a visitor. */
  as?: 'member01' | 'a new member';
  open(page: Page): Promise<void>;
  ask(page: Page): Promise<void>;
  /** What he has entered or chosen stands as it was. */
  stands(page: Page): Promise<void>;
  /** Opens a window in the click. */
  opensWindow?: true;
}

const heart = (page: Page): Locator => popularTile(page).getByRole('button', { name: `Yêu thích ${game}` });
/** The favourites are what they are here, whatever another test marks. */
const favoritesAre = (ids: readonly string[]) => (page: Page) =>
  page.route('**/api/games/favorites/ids', (route) => route.fulfill({ json: { success: true, value: { content: ids } } }));

const fields = { '^Họ tên': 'Nguyễn Văn An', '^Số di động': '0912 345 678', '^Email': 'an@example.vn', '^Telegram': 'an_dai_ly' };
/** The next picture of each page's form. */
const renewals = new WeakMap<Page, Promise<unknown>>();
const words = 'Tiền nạp chưa vào ví của tôi.';

const actions: { [Click in FaultedClick]: Action<CallsFaultedAt<{ click: Click }>> } = {
  'a launch': {
    call: 'launchGame',
    as: 'member01',
    open: async (page) => void (await page.goto('/web/')),
    ask: (page) => clickTile(page, 'Chơi ngay'),
    stands: (page) => expect(popularTile(page)).not.toHaveAttribute('aria-busy', 'true'),
    opensWindow: true,
  },
  'a seat in a PVP room': {
    call: 'launchPvpRoom',
    as: 'member01',
    open: async (page) => void (await page.goto('/web/chess')),
    ask: (page) => page.getByRole('button', { name: 'Vào phòng Cây Đa', exact: true }).click(),
    stands: (page) => expect(page.getByRole('button', { name: 'Vào phòng Cây Đa', exact: true })).toBeEnabled(),
    opensWindow: true,
  },
  'a new favourite': {
    call: 'addFavorite',
    as: 'member01',
    open: async (page) => {
      await favoritesAre([])(page);
      await page.goto('/web/');
    },
    ask: async (page) => {
      await popularTile(page).hover();
      await heart(page).click();
    },
    stands: (page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'false'),
  },
  'a favourite that goes': {
    call: 'removeFavorite',
    as: 'a new member',
    open: async (page) => {
      await page.goto('/web/');
      const added = page.waitForResponse((response) => response.url().endsWith('/games/favorite') && response.ok());
      await popularTile(page).hover();
      await heart(page).click();
      await added;
    },
    ask: async (page) => {
      await popularTile(page).hover();
      await heart(page).click();
    },
    stands: (page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  feedback: {
    call: 'sendFeedback',
    open: async (page) => {
      await page.goto('/web/workCenter?form=feedback');
      await main(page)
        .getByRole('combobox', { name: /^Loại câu hỏi/ })
        .selectOption({ label: 'Vấn đề nạp tiền' });
      await textIn(page, /^Nội dung/).fill(words);
    },
    ask: (page) => main(page).getByRole('button', { name: 'Gửi góp ý' }).click(),
    stands: (page) => expect(textIn(page, /^Nội dung/)).toHaveValue(words),
  },
  'an application': {
    call: 'sendAgentApplication',
    open: async (page) => {
      await page.goto('/web/workCenter');
      for (const [name, text] of Object.entries(fields)) await textIn(page, new RegExp(name)).fill(text);
    },
    ask: async (page) => {
      await textIn(page, /^Mã captcha/).fill('ABCDE');
      // A picture is good for one try; the next one empties the field.
      const renewed = page.waitForResponse('**/api/captcha');
      await main(page).getByRole('button', { name: 'Gửi đơn' }).click();
      renewals.set(page, renewed);
    },
    stands: async (page) => {
      await renewals.get(page);
      await expect(textIn(page, /^Mã captcha/)).toHaveValue('');
      for (const [name, text] of Object.entries(fields)) await expect(textIn(page, new RegExp(name))).toHaveValue(text);
    },
  },
};

/** What was said, by whatever says it, is read and gone. */
async function dismiss(page: Page): Promise<void> {
  const dialog = anyDialog(page);
  // One may lie over another.
  for (let left = await dialog.count(); left > 0; left = await dialog.count()) {
    await expect(
      dialog
        .last()
        .locator(':focus')
        .or(dialog.last().and(page.locator(':focus'))),
    ).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(left - 1);
  }
}

async function expectFailed(page: Page, context: BrowserContext, action: Action, sentence: string): Promise<void> {
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect.poll(() => context.pages().length, 'no second window stays').toBe(1);
  await dismiss(page);
  await action.stands(page);
}

test.describe('§8 what a player asks for by a click', () => {
  // Chromium itself logs a network that is lost, and the portal what breaks its contract.
  test.use({ consoleMayComplain: true });

  for (const [what, action] of Object.entries<Action>(actions)) {
    const { method, path } = calls[action.call];
    // This call alone: the list of favourites has its name in it.
    const isOfCall = (url: URL): boolean => url.pathname === `/api/${path}`;
    const meet = async (page: Page, fault: Fault): Promise<void> => {
      await page.unroute(isOfCall);
      await page.route(isOfCall, fault);
      const asked = page.waitForRequest((sent) => sent.method() === method && isOfCall(new URL(sent.url())));
      await action.ask(page);
      await asked;
    };

    test(`${what} that fails says why, and nothing else changes`, async ({ page, context }) => {
      if (action.as === 'a new member') await register(page);
      else if (action.as) await logIn(page, action.as);
      await action.open(page);
      for (const [name, fault] of Object.entries(faults)) {
        await test.step(name, async () => {
          await meet(page, fault);
          await expectFailed(page, context, action, sentences[name as FaultName]);
        });
      }
      await test.step('§9 no reply for 120 s', async () => {
        await page.clock.install();
        await meet(page, () => new Promise(() => undefined));
        await page.clock.fastForward(120_000);
        await expectFailed(page, context, action, timeOutSentence);
      });
      // A visitor's calls carry no token that could be refused.
      if (!action.as) return;
      await test.step('a 401', async () => {
        await meet(page, refuseToken);
        await expect(page.getByRole('alertdialog')).toContainText('Bạn đã bị đăng xuất, vui lòng đăng nhập lại');
        await expect.poll(() => context.pages().length).toBe(1);
      });
    });
  }
});
