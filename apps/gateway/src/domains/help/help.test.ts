import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type HelpCenter, type Language, limits, neededHelpSections } from '@baize/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brandFolder } from '../../brand/testingBrand.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { figureNames } from './figures.ts';
import { loadHelp } from './loadHelp.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

async function helpIn(lang: Language): Promise<HelpCenter> {
  const { status, body } = await call(gateway.url, 'getHelpCenter', { lang });
  expect(status).toBe(200);
  return body.value;
}
const wordsOf = ({ sections }: HelpCenter, id: string): string =>
  JSON.stringify(sections.find((section) => section.id === id)?.articles ?? []).replaceAll('\u00A0', ' ');

test('§2 help center: account, deposit, withdraw, game help, FAQ, service terms, and every section that the portal links to', async () => {
  for (const lang of ['vi', 'en'] as const) {
    const ids = (await helpIn(lang)).sections.map(({ id }) => id);
    expect(ids.slice(0, 6)).toEqual(['account', 'deposit', 'withdraw', 'game-help', 'faq', 'terms']);
    expect(ids.slice(6)).toEqual(['promotions', 'aboutus', 'responsible', 'agreement']);
    expect(ids).toEqual(expect.arrayContaining([...neededHelpSections]));
  }
});

test('§9 the figures are the ones that the gateway checks, as each language writes them', async () => {
  const english = await helpIn('en');
  expect(wordsOf(english, 'deposit')).toContain('From ₫ 100 to ₫ 50,000 a transaction.');
  expect(wordsOf(english, 'deposit')).toContain(`within ${limits.deposit.creditedSeconds} seconds`);
  expect(wordsOf(english, 'withdraw')).toContain('From ₫ 100 to ₫ 40,000 a transaction, and ₫ 300,000 a day at most.');
  expect(wordsOf(english, 'withdraw')).toContain('The first 5 withdrawals of a day are free. After those, the fee is 1% of the amount.');
  expect(wordsOf(english, 'withdraw')).toContain('30% of your deposit');
  expect(wordsOf(english, 'faq')).toContain('for 30 days');
  expect(wordsOf(await helpIn('vi'), 'deposit')).toContain('Mỗi giao dịch từ ₫ 100 đến ₫ 50.000.');
});

test('no placeholder is left, and every figure is used', async () => {
  expect(JSON.stringify([await helpIn('vi'), await helpIn('en')])).not.toMatch(/[{}]{2}[a-z]/i);
  const folder = path.join(import.meta.dirname, '../../../help/en');
  const files = ['01-account', '02-deposit', '03-withdraw', '04-game-help', '05-faq', '06-terms', '07-promotions'];
  const texts = (await Promise.all(files.map((file) => readFile(path.join(folder, `${file}.md`), 'utf8')))).join('');
  for (const name of figureNames) expect(texts).toContain(`{{${name}}}`);
});

test('§9 the figures of the cashier are the brand’s own where it sets them', async () => {
  const { database, queue, settings, sender, live } = gateway.services;
  const set = (...figure: string[]) =>
    runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, ['cashier', 'set', ...figure]);
  await set('deposit.maximum', '60000');
  await set('withdrawal.feePercent', '2');
  expect(wordsOf(await helpIn('en'), 'deposit')).toContain('From ₫ 100 to ₫ 60,000 a transaction.');
  expect(wordsOf(await helpIn('vi'), 'terms')).toContain('₫ 60.000');
  expect(wordsOf(await helpIn('en'), 'withdraw')).toContain('the fee is 2% of the amount.');
  await set('deposit.maximum', String(limits.deposit.maximum));
  await set('withdrawal.feePercent', String(limits.withdrawal.feePercent));
});

test('§2 "referral": what a friend brings is the brand’s own where it sets it', async () => {
  const { database, queue, settings, sender, live } = gateway.services;
  const set = (...figure: string[]) =>
    runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, ['referral', 'set', ...figure]);
  expect(wordsOf(await helpIn('en'), 'promotions')).toContain('First deposit of ₫ 500 or more: ₫ 500 for you.');
  await set('firstDeposit.amount', '900');
  expect(wordsOf(await helpIn('en'), 'promotions')).toContain('First deposit of ₫ 500 or more: ₫ 900 for you.');
  expect(wordsOf(await helpIn('vi'), 'promotions')).toContain('Nạp lần đầu từ ₫ 500: bạn nhận ₫ 900.');
  await set('firstDeposit.amount', '500');
});

test('the age is the operator’s', async () => {
  const { database, queue, settings, sender, live } = gateway.services;
  const operator = (...args: string[]) => runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
  expect(wordsOf(await helpIn('en'), 'terms')).toContain('people of 18 and over');
  await operator('minimum-age', '21');
  expect(wordsOf(await helpIn('en'), 'terms')).toContain('people of 21 and over');
  await operator('minimum-age', '18');
});

test('§7 an unknown language or device is refused', async () => {
  const wrong = await call(gateway.url, 'getHelpCenter', { lang: 'xx', device: 'FRIDGE' } as never);
  expect(wrong.status).toBe(400);
  expect(wrong.body.details.fields.map(({ field }: { field: string }) => field)).toEqual(['lang', 'device']);
});

describe('a brand’s own help', () => {
  let folder: string;
  const at = (file: string): string => path.join(folder, file);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'help-'));
    await cp(path.join(import.meta.dirname, '../../../help'), folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('replaces the gateway’s own texts', async () => {
    for (const lang of ['vi', 'en'])
      await writeFile(at(`${lang}/10-lotus.md`), `# Lotus\n\n## Who? {#lotus-who}\nWe of ${lang}.\n\n1. One\n2. Two\n`);
    const brand = await brandFolder((same) => same);
    await cp(folder, path.join(brand, 'help'), { recursive: true });
    const own = await startTestGateway({ catalogueSize: 1, env: { BRAND_DIR: brand } });
    try {
      const { sections } = (await call(own.url, 'getHelpCenter', { lang: 'en' })).body.value as HelpCenter;
      const blocks = [
        { kind: 'text', text: 'We of en.' },
        { kind: 'steps', items: ['One', 'Two'] },
      ];
      expect(sections.at(-1)).toEqual({ id: 'lotus', title: 'Lotus', articles: [{ id: 'lotus-who', title: 'Who?', blocks }] });
    } finally {
      await own.close();
      await rm(brand, { recursive: true });
    }
  });

  test.each([
    [
      'a figure that is none',
      'en/02-deposit.md',
      '# D\n\n## A {#deposit-a}\n{{deposit.maxmum}}\n',
      'line 4: there is no figure {{deposit.maxmum}}',
    ],
    ['an article without an anchor', 'vi/02-deposit.md', '# D\n\n## A\nb\n', 'vi/02-deposit.md: line 3: an article begins as'],
    ['an anchor of the page itself', 'vi/02-deposit.md', '# D\n\n## A {#content}\nb\n', 'line 3: an article begins as'],
    ['no title', 'vi/02-deposit.md', 'D\n', 'line 1: begins with'],
    ['an article that says nothing', 'vi/02-deposit.md', '# D\n\n## A {#deposit-a}\n', '“A” says nothing'],
    ['a name without its number', 'vi/lotus.md', '# D\n\n## A {#lotus-a}\nb\n', 'vi/lotus.md: is named as 01-anchor.md'],
    ['an anchor that the other language has not', 'vi/10-lotus.md', '# D\n\n## A {#lotus-a}\nb\n', 'en and vi differ at #lotus'],
  ])('is refused with %s, and the message says where', async (_, file, text, words) => {
    await writeFile(at(file), text);
    await expect(loadHelp(folder)).rejects.toThrow(words);
  });

  test('is refused without a language or a section that the portal links to', async () => {
    for (const lang of ['vi', 'en']) await rm(at(`${lang}/06-terms.md`));
    await expect(loadHelp(folder)).rejects.toThrow('there is no section terms');
    await rm(at('en'), { recursive: true });
    await expect(loadHelp(folder)).rejects.toThrow('en: there is no such folder');
  });

  test('is refused with a duplicate anchor', async () => {
    for (const lang of ['vi', 'en']) await writeFile(at(`${lang}/10-lotus.md`), '# D\n\n## A {#deposit-limits}\nb\n');
    await expect(loadHelp(folder)).rejects.toThrow('#deposit-limits is there twice');
  });
});
