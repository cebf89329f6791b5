import type { Page } from '@playwright/test';
import { openAccountWithPhone } from './boundPhone.ts';
import { test } from './ownGateway/test.ts';
import {
  balancePill,
  clickTile,
  closeWelcome,
  codeSentTo,
  demoPassword,
  expect,
  fillRegistration,
  game,
  linkSentTo,
  newUsername,
  refuseToken,
  sendRegistration,
  watchRest,
} from './support.ts';

const texts = {
  vi: {
    goTo: 'Tiếp tục với Lotus ID',
    goToOther: 'Tiếp tục với Bamboo ID',
    choice: 'Còn một bước nữa',
    final: 'Lựa chọn này là vĩnh viễn',
    link: /^Liên kết tài khoản của tôi/,
    register: /^Đăng ký tài khoản mới/,
    goOn: 'Tiếp tục',
    username: /^Tên đăng nhập/,
    password: /^Mật khẩu/,
    submit: 'Liên kết và đăng nhập',
    logIn: 'Đăng nhập',
    cancelled: 'Cửa sổ đăng nhập đã bị đóng. Đăng nhập thất bại, vui lòng thử lại.',
    failed: 'Đăng nhập thất bại, vui lòng thử lại.',
    back: 'Về trang đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
  },
  en: {
    goTo: 'Continue with Lotus ID',
    goToOther: 'Continue with Bamboo ID',
    choice: 'One more step',
    final: 'This choice is final',
    link: /^Link my account/,
    register: /^Register a new account/,
    goOn: 'Go on',
    username: /^Username/,
    password: /^Password/,
    submit: 'Link and log in',
    logIn: 'Log in',
    cancelled: 'The login window was closed. Login failed, please retry.',
    failed: 'Login failed, please retry.',
    back: 'Back to log in',
    wrong: 'Wrong account or password.',
  },
} as const;
type Language = keyof typeof texts;

const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.getItem('hisLang') ?? localStorage.setItem('hisLang', chosen), language);

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** From the login box to the provider's own page. */
async function goToProvider(page: Page, language: Language, place = '/web/?dialog=login', button: 'goTo' | 'goToOther' = 'goTo') {
  await page.goto(place);
  await dialogOf(page, texts[language].logIn).getByRole('button', { name: texts[language][button] }).click();
  await expect(page.getByRole('heading', { name: button === 'goTo' ? 'Lotus ID' : 'Bamboo ID' })).toBeVisible();
}

/** Says there who it is, or goes back without. */
async function answerProvider(page: Page, answer: { as: string } | 'cancel'): Promise<void> {
  if (answer !== 'cancel') await page.getByLabel('Name').fill(answer.as);
  await page.getByRole('button', { name: answer === 'cancel' ? 'Cancel' : 'Continue' }).click();
  await page.waitForURL(/\/web\b/);
}

async function logInBy(page: Page, language: Language, person: string, ...rest: [place?: string, button?: 'goTo' | 'goToOther']) {
  await goToProvider(page, language, ...rest);
  await answerProvider(page, { as: person });
}

/** The player's next visit, of which the provider knows nothing either. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/web/');
  await page.evaluate(() => {
    for (const key of ['token', 'account']) localStorage.removeItem(key);
  });
  await page.context().clearCookies({ name: /^[sir]-portal/ });
}

const accountOf = (page: Page) => page.evaluate(() => localStorage.getItem('account'));

/** Links the login that has just come back to this account. */
async function linkTo(page: Page, language: Language, username: string, password = demoPassword): Promise<void> {
  const words = texts[language];
  const dialog = dialogOf(page, words.choice);
  const form = dialog.getByRole('textbox', { name: words.username });
  if (!(await form.isVisible())) {
    await expect(dialog.getByText(words.final)).toBeVisible();
    await dialog.getByRole('radio', { name: words.link }).check();
    await dialog.getByRole('button', { name: words.goOn }).click();
  }
  await expect(dialog.getByText(words.final), 'said again before it is done').toBeVisible();
  await form.fill(username);
  await dialog.getByLabel(words.password).fill(password);
  await dialog.getByRole('button', { name: words.submit }).click();
}

test('§1 §4 the first time: a choice that is said to be final; a new account is bound, and the second time logs straight in', async ({
  page,
}) => {
  const person = newUsername();
  await logInBy(page, 'vi', person, '/web/?group=slots&dialog=login');
  const dialog = dialogOf(page, texts.vi.choice);
  await expect(dialog.getByText(`Lotus ID nhận ra bạn là ${person}@mail.example.`, { exact: false })).toBeVisible();
  await expect(dialog.getByText(texts.vi.final)).toBeVisible();
  await expect(page, 'the ticket is gone from the address').toHaveURL(/\/web\/?\?group=slots$/);
  await dialog.getByRole('radio', { name: texts.vi.register }).check();
  await dialog.getByRole('button', { name: texts.vi.goOn }).click();
  await expect(page).toHaveURL(/\/web\/register$/);
  await expect(page.getByRole('main').getByText('Tài khoản mới của bạn sẽ được liên kết vĩnh viễn với đăng nhập Lotus ID.')).toBeVisible();
  await fillRegistration(page, person);
  await sendRegistration(page);
  await closeWelcome(page);
  await expect(balancePill(page)).toContainText('500.000');

  await forgetSession(page);
  await logInBy(page, 'vi', person, '/web/?group=fish&dialog=login');
  await expect(balancePill(page), 'no choice, no password').toContainText('500.000');
  await expect(page.getByRole('dialog', { name: texts.vi.choice })).toHaveCount(0);
  await expect(page).toHaveURL(/\/web\/?\?group=fish$/);
  expect(await accountOf(page)).toBe(person);
});

test('§4 §8 a launch whose session had ended: a social login brings the game that was asked for, into the page', async ({ page }) => {
  // A browser opens no window for a page that has just come back from a provider.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const person = newUsername();
  await logInBy(page, 'vi', person);
  const choice = dialogOf(page, texts.vi.choice);
  await choice.getByRole('radio', { name: texts.vi.register }).check();
  await choice.getByRole('button', { name: texts.vi.goOn }).click();
  await fillRegistration(page, person);
  await sendRegistration(page);
  await closeWelcome(page);

  await page.route('**/api/game/launchGame', refuseToken);
  await clickTile(page, 'Chơi ngay');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đồng ý' }).click();
  await page.unroute('**/api/game/launchGame');
  await page.context().clearCookies({ name: /^[sir]-portal/ });
  await dialogOf(page, texts.vi.logIn).getByRole('button', { name: texts.vi.goTo }).click();
  await answerProvider(page, { as: person });
  await expect(dialogOf(page, game).frameLocator('iframe').getByRole('heading', { name: game })).toBeVisible();
  expect(await accountOf(page)).toBe(person);
});

for (const language of ['vi', 'en'] as const) {
  const words = texts[language];

  test(`§4 an account that is there is linked by its password, once and for good: ${language}`, async ({ page, gateway }) => {
    await speak(page, language);
    const { username } = await gateway.openAccount();
    await logInBy(page, language, username, undefined, 'goToOther');
    await linkTo(page, language, username, 'Wrong123');
    await expect(dialogOf(page, words.choice).getByRole('alert').filter({ hasText: words.wrong })).toBeVisible();
    expect(await accountOf(page)).toBeNull();
    await linkTo(page, language, username);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await accountOf(page)).toBe(username);

    await forgetSession(page);
    await logInBy(page, language, username, undefined, 'goToOther');
    await expect.poll(() => accountOf(page)).toBe(username);
    await expect(dialogOf(page, words.choice)).toHaveCount(0);
  });

  test(`§8 who cancels at the provider is told so in his language, and may try again: ${language}`, async ({ page }) => {
    await speak(page, language);
    await goToProvider(page, language);
    await answerProvider(page, 'cancel');
    const dialog = dialogOf(page, words.logIn);
    await expect(dialog.getByRole('alert')).toHaveText(words.cancelled);
    await expect(page, 'nothing of it stays in the address').toHaveURL(/\/web\/?$/);
    expect(await accountOf(page)).toBeNull();
    await dialog.getByRole('button', { name: words.back }).click();
    await expect(dialog.getByRole('button', { name: words.goTo })).toBeVisible();
  });
}

test('a registration promises no binding any more once its social login has run out, and a reload doesn’t either', async ({ page }) => {
  const rest = watchRest(page);
  await page.clock.install();
  await logInBy(page, 'vi', newUsername(), undefined, 'goToOther');
  const choice = dialogOf(page, texts.vi.choice);
  await choice.getByRole('radio', { name: texts.vi.register }).check();
  await choice.getByRole('button', { name: texts.vi.goOn }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/liên kết vĩnh viễn với đăng nhập Bamboo ID/)).toBeVisible();
  // A module that is on its way would be out of time as well.
  await rest();
  await page.clock.fastForward('30:00');
  await expect(main.getByRole('alert')).toHaveText(/^Phiên đăng nhập Bamboo ID đã hết hạn/);
  await expect(main.getByText(/liên kết vĩnh viễn/)).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('alert')).toHaveText(/^Phiên đăng nhập Bamboo ID đã hết hạn/);
  await main.getByRole('button', { name: 'Đăng ký không liên kết' }).click();
  await expect(main.getByText(/Bamboo ID/)).toHaveCount(0);
});

test.describe('§4 a password that is forgotten in the link form does not lose the social login', () => {
  const login = (page: Page) => dialogOf(page, texts.vi.choice);
  const forgot = (page: Page) => page.getByRole('dialog', { name: 'Quên mật khẩu' });
  const openForgot = async (page: Page, person: string): Promise<void> => {
    await logInBy(page, 'vi', person);
    await login(page).getByRole('radio', { name: texts.vi.link }).check();
    await login(page).getByRole('button', { name: texts.vi.goOn }).click();
    await login(page).getByRole('link', { name: 'Quên mật khẩu?' }).click();
    await expect(forgot(page)).toBeVisible();
  };
  const seeLinkForm = (page: Page) => expect(login(page).getByRole('textbox', { name: texts.vi.username })).toBeVisible();
  const askForMail = async (page: Page, username: string, email: string): Promise<string> => {
    await openForgot(page, username);
    await forgot(page).getByRole('textbox', { name: 'Tên đăng nhập' }).fill(username);
    await forgot(page).getByRole('textbox', { name: 'Email' }).fill(email);
    await forgot(page).getByRole('button', { name: 'Gửi đường dẫn' }).click();
    return linkSentTo(page, email);
  };
  const chooseNewPassword = async (page: Page): Promise<void> => {
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: /^Mật khẩu mới/ }).fill('Fresh123');
    await main.getByRole('textbox', { name: /^Xác nhận mật khẩu mới/ }).fill('Fresh123');
    await main.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await main.getByRole('link', { name: 'Về trang đăng nhập' }).click();
  };
  const linkBy = async (page: Page, username: string, password: string): Promise<void> => {
    await seeLinkForm(page);
    await linkTo(page, 'vi', username, password);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await accountOf(page)).toBe(username);
    await forgetSession(page);
    await logInBy(page, 'vi', username);
    await expect.poll(() => accountOf(page), 'it is bound').toBe(username);
  };

  test('Back leads to the link form, and so does a reload of it', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    await openForgot(page, username);
    await page.goBack();
    await seeLinkForm(page);
    await page.reload();
    await linkBy(page, username, demoPassword);
  });

  test('a new password by SMS leads there too', async ({ page, gateway }) => {
    const { username, mobileNum, recipient, known } = await openAccountWithPhone(page, gateway);
    await openForgot(page, username);
    await forgot(page).getByRole('tab', { name: 'Tin nhắn SMS' }).click();
    await forgot(page)
      .getByRole('textbox', { name: /^Số điện thoại/ })
      .fill(mobileNum);
    await forgot(page).getByRole('button', { name: 'Gửi mã' }).click();
    await forgot(page)
      .getByRole('textbox', { name: /^Mã xác minh/ })
      .fill(await codeSentTo(page, recipient, known));
    await forgot(page)
      .getByRole('textbox', { name: /^Mật khẩu mới/ })
      .fill('Fresh123');
    await forgot(page).getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await forgot(page).getByRole('link', { name: 'Về trang đăng nhập' }).click();
    await linkBy(page, username, 'Fresh123');
  });

  test('and so does the link of a mail that was opened in the same tab', async ({ page, gateway }) => {
    const email = `${newUsername()}@example.vn`;
    const { username } = await gateway.openAccount({ email });
    await page.goto(await askForMail(page, username, email));
    await chooseNewPassword(page);
    await linkBy(page, username, 'Fresh123');
  });

  test('and the one that opens in a tab of its own, though the dialog that asked for it was closed', async ({ page, context, gateway }) => {
    const email = `${newUsername()}@example.vn`;
    const { username } = await gateway.openAccount({ email });
    const link = await askForMail(page, username, email);
    await forgot(page).getByRole('button', { name: 'Đóng' }).first().click();
    const mailed = await context.newPage();
    await mailed.goto(link);
    await chooseNewPassword(mailed);
    await linkBy(mailed, username, 'Fresh123');
  });

  test('who gives the form up gets the login box the next time', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    await openForgot(page, username);
    await page.goBack();
    await seeLinkForm(page);
    await login(page).getByRole('button', { name: 'Đóng' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
    await expect(dialogOf(page, texts.vi.logIn).getByRole('button', { name: texts.vi.goTo })).toBeVisible();
  });
});

test('§8 not_exist_user in the link form: the fields are gone, and the registration takes the social login along', async ({ page }) => {
  const person = newUsername();
  await logInBy(page, 'vi', person, '/web/register?dialog=login');
  await linkTo(page, 'vi', person);
  await expect(page).toHaveURL(/\/web\/register$/);
  const main = page.getByRole('main');
  await expect(main.getByText(/liên kết vĩnh viễn với đăng nhập Lotus ID/)).toBeVisible();
  await expect(main.getByText(/Tài khoản này chưa tồn tại/)).toBeVisible();
  await main.getByRole('link', { name: 'Đăng nhập' }).click();
  const form = dialogOf(page, texts.vi.choice).getByRole('textbox', { name: texts.vi.username });
  await expect(form, 'who has misspelt his name is back at the link form').toHaveValue('');
  await page.goBack();
  await fillRegistration(page, person);
  await sendRegistration(page);
  await closeWelcome(page);

  await forgetSession(page);
  await logInBy(page, 'vi', person);
  await expect.poll(() => accountOf(page), 'it is bound').toBe(person);
});

test('a choice that is closed binds nothing: the next login asks again', async ({ page }) => {
  const person = newUsername();
  await logInBy(page, 'vi', person);
  await dialogOf(page, texts.vi.choice).getByRole('button', { name: 'Đóng' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await accountOf(page)).toBeNull();
  await forgetSession(page);
  await logInBy(page, 'vi', person);
  await expect(dialogOf(page, texts.vi.choice)).toBeVisible();
});

test('login CSRF: the way back of another browser logs nobody in here, and stays good in that one', async ({ page, browser, gateway }) => {
  const other = await browser.newContext({ baseURL: gateway.url, locale: 'vi-VN' });
  const theirs = await other.newPage();
  let callback = '';
  theirs.on('request', (request) => {
    if (request.url().includes('/callback?')) callback = request.url();
  });
  await goToProvider(theirs, 'vi');
  // Without the cookie their own browser does not use it up.
  const cookies = await other.cookies(gateway.url);
  await other.clearCookies({ name: 'baize-browser' });
  await answerProvider(theirs, { as: newUsername() });
  expect(callback).toContain('/api/session/login/social/social-1/callback?');

  await goToProvider(page, 'vi');
  await page.goto(callback);
  await expect(dialogOf(page, texts.vi.logIn).getByRole('alert')).toHaveText(texts.vi.failed);
  await expect(dialogOf(page, texts.vi.choice)).toHaveCount(0);
  expect(await accountOf(page)).toBeNull();

  await other.addCookies(cookies);
  await theirs.goto(callback);
  await expect(dialogOf(theirs, texts.vi.choice)).toBeVisible();
  await other.close();
});

for (const [returnTo, isRefused] of [
  ['https://evil.example/web/', true],
  ['//evil.example/web/', true],
  ['/web/../../evil', false],
] as const) {
  test(`open redirect: ${returnTo} takes nobody out of the portal`, async ({ page, gateway }) => {
    await page.route('**/api/session/login/social', (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), returnTo }) }),
    );
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await page.goto('/web/?dialog=login');
    const started = page.waitForResponse('**/api/session/login/social');
    await dialogOf(page, texts.vi.logIn).getByRole('button', { name: texts.vi.goTo }).click();
    expect((await started).status()).toBe(isRefused ? 400 : 200);
    if (isRefused) await expect(dialogOf(page, texts.vi.logIn).getByRole('alert')).toBeVisible();
    else {
      await answerProvider(page, { as: newUsername() });
      await expect(dialogOf(page, texts.vi.choice)).toBeVisible();
    }
    expect(page.url()).toMatch(new RegExp(`^${gateway.url}/web/?(?:\\?dialog=login)?$`));
    expect([...hosts]).toEqual(['127.0.0.1']);
  });
}
