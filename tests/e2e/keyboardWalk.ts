import type { Locator, Page } from '@playwright/test';
import { demoPassword, expect } from './support.ts';

/** Past the header with its navigation and a page's first parts. */
const mostPresses = 80;

/** What the focus is on, and what is wrong with how it is seen: nothing for a control that stands free with its ring. */
export const seeFocus = (page: Page): Promise<{ name: string; fault?: string }> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? '';
    if (focused === document.body) return { name: 'the page' };
    const atCentre = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const isFree = atCentre !== null && [focused, label].some((part) => part?.contains(atCentre) || atCentre.contains(part ?? null));
    // A field draws its ring on the box around it, a choice on the mark beside it.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
    const hasRing = around.some((part) => part && getComputedStyle(part).outlineStyle !== 'none');
    // Of a frame the document in it shows where the focus is.
    const isInBorder = focused.matches('input, textarea, iframe, [role=tabpanel], [role=dialog]') || focused.id === 'content';
    return { name, ...(!isFree ? { fault: 'covered' } : !hasRing && !isInBorder ? { fault: 'no ring' } : {}) };
  });

/** A walk that its page keeps: what the focus has been on. */
interface Walk {
  seen: Element[];
  /** What Tab should reach. */
  controls: Element[];
}
type Walking = typeof globalThis & { walk: Walk };

/** Marks what Tab should reach of a part; of a group of radios one. */
const beginWalk = (part: Locator): Promise<void> =>
  part.evaluate((root) => {
    const candidates = root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, iframe, [tabindex]');
    const controls = [...candidates].filter((control) => {
      if (control.tabIndex < 0 || control.matches(':disabled, [inert] *') || !control.checkVisibility({ visibilityProperty: true }))
        return false;
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
      const group = [...root.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${control.name}"]`)];
      return control === (group.find(({ checked }) => checked) ?? group[0]);
    });
    Object.assign(globalThis, { walk: { seen: [], controls } satisfies Walk });
  });

/** Where the focus is in the walk: out of its part, at what it has been on before, or at another control, which may stand out of order. */
const goOn = (part: Locator): Promise<'outside' | 'again' | { disorder?: string }> =>
  part.evaluate((root) => {
    const { seen } = (globalThis as Walking).walk;
    const focused = document.activeElement;
    if (!focused || focused === root || !root.contains(focused)) return 'outside';
    if (seen.includes(focused)) return 'again';
    const before = seen.at(-1);
    seen.push(focused);
    // Two of one stretch of the page: what is scrolled by itself, or stays where it is, has an order of its own.
    const stretchOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflowY, overflowX } = getComputedStyle(at);
        if (['fixed', 'sticky'].includes(position) || /auto|scroll/.test(overflowY + overflowX)) return at;
      }
      return null;
    };
    const [from, to] = [before, focused].map((element) => element?.getBoundingClientRect());
    // Beside it to the right the next column begins, which may well reach higher.
    const isAbove = from && to && before && stretchOf(before) === stretchOf(focused) && to.bottom <= from.top && to.left < from.right;
    const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? element.tagName;
    return isAbove ? { disorder: `${nameOf(focused)} stands above ${nameOf(before)}` } : {};
  });

const missed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { seen, controls } = (globalThis as Walking).walk;
    const left = controls.filter((control) => control.isConnected && !seen.includes(control));
    return left.map(
      (control) => `not reached: ${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40) ?? control.tagName}`,
    );
  });

/**
 * Goes through a part of the page by Tab, from wherever the focus is, until it has been round: what is not reached, not seen, or reached
 * before what stands above it.
 */
export async function walkThrough(page: Page, part: Locator, most = 60): Promise<string[]> {
  await beginWalk(part);
  const faults: string[] = [];
  let isIn = false;
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const step = await goOn(part);
    if (step === 'again' || (step === 'outside' && isIn)) break;
    if (step === 'outside') continue;
    isIn = true;
    const { name, fault } = await seeFocus(page);
    if (fault) faults.push(`${fault}: ${name}`);
    if (step.disorder) faults.push(step.disorder);
  }
  return [...faults, ...(await missed(page))];
}

export interface Way {
  /** Default Tab. */
  key?: 'Tab' | 'Shift+Tab';
  /** So many presses at most: few where the focus should be near already. Default: past a header and its navigation. */
  within?: number;
}

/** Presses Tab until the focus is there, and is seen; what no press reaches fails. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', within = mostPresses }: Way = {}): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let press = 0; press < within && !(await isThere()); press += 1) await page.keyboard.press(key);
  expect(await isThere(), `${target} by ${key}, within ${within}`).toBe(true);
  expect((await seeFocus(page)).fault, `${target} as the keyboard reaches it`).toBeUndefined();
}

export async function typeInto(page: Page, field: Locator, text: string, way?: Way): Promise<void> {
  await tabTo(page, field, way);
  await page.keyboard.type(text);
}

/** Goes to a link or a button and presses it. */
export async function enter(page: Page, target: Locator, way?: Way): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press('Enter');
}

/** Confirms the age and the terms of a registration. */
export async function tickAgreements(page: Page): Promise<void> {
  for (const name of [/đủ 18 tuổi/, /Tôi đồng ý/]) {
    const box = page.getByRole('checkbox', { name });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
}

/** The focus has been brought there by no key, and is seen. */
export async function seeFocusAt(page: Page, target: Locator, why?: string): Promise<void> {
  await expect(target, why).toBeFocused();
  await expect.poll(async () => (await seeFocus(page)).fault, `${target} as the focus comes there`).toBeUndefined();
}

/** A layer has gone, and what had the focus in it: the focus is in the page again, where a reader goes on and not at the top of all. */
export async function seeFocusKept(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is somewhere').toBe(true);
}

export const textbox = (page: Page, name: RegExp | string): Locator => page.getByRole('textbox', { name });

/** Fills the registration by username, up to its two boxes; the button that sends it, or leads on, comes next. */
export async function typeAccount(page: Page, username: string): Promise<void> {
  await typeInto(page, textbox(page, /^Tên đăng nhập/), username);
  await typeInto(page, textbox(page, /^Mật khẩu(?! quỹ)/), demoPassword);
  await typeInto(page, textbox(page, /^Xác nhận mật khẩu/), demoPassword);
}

/** Puts off what the welcome proposes. */
export async function leaveWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /^Chào mừng/ });
  await enter(page, welcome.getByRole('button', { name: 'Để sau' }), { within: 4 });
  await seeFocusKept(page);
}

/** Opens the login box by the link in the header; the box has the focus then. */
export async function openLoginBox(page: Page): Promise<void> {
  await page.goto('/web/');
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }));
  await seeFocusAt(page, textbox(page, 'Tên đăng nhập'), 'the dialog has the focus');
}

/** Opens the member centre by the link in the header, which stands before the content, where a login leaves the focus. */
export const openCentre = (page: Page): Promise<void> =>
  enter(page, page.getByRole('link', { name: /Trung tâm cá nhân/ }), { key: 'Shift+Tab', within: 10 });

/** From the login box to the first provider's own page, says there who it is, and comes back to the choice of §4. */
export async function comeFromProvider(page: Page, person: string): Promise<Locator> {
  await page.goto('/web/?dialog=login');
  await enter(page, page.getByRole('button', { name: 'Tiếp tục với Lotus ID' }));
  await expect(page.getByRole('heading', { name: 'Lotus ID' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(person);
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Còn một bước nữa' });
  await expect(choice.getByText('Lựa chọn này là vĩnh viễn')).toBeVisible();
  return choice;
}

/** Logs in by the username tab of the box, which has the focus once it is open. */
export async function logInByKeys(page: Page, username: string, password: string): Promise<void> {
  await expect(textbox(page, 'Tên đăng nhập')).toBeFocused();
  await page.keyboard.type(username);
  await typeInto(page, textbox(page, 'Mật khẩu'), password, { within: 1 });
  await page.keyboard.press('Enter');
}

/** Asks for a code from the field before it, where the focus is; the code's field has it as soon as the code is on its way. */
export async function askForCode(page: Page): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'Gửi mã' }), { within: 2 });
  await seeFocusAt(page, textbox(page, /^Mã xác minh/), 'what comes next is the code');
  await expect(page.getByRole('button', { name: /^Gửi lại sau \d:\d\d$/ })).toBeVisible();
}
