import { checkBrand, problemText } from '@baize/brand';
import { readBrandFolder } from '@baize/brand/folder';
import { createBaize } from '@baize/features';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import brand from '../brand/brand.json';
import en from '../brand/texts/en.json';
import vi from '../brand/texts/vi.json';
import { App } from './App.tsx';

// A machine with other work takes its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

/** A gateway that never answers: what stands without it is the app's own. */
const silent = (): Promise<Response> => new Promise(() => undefined);
const start = (language: 'en' | 'vi') =>
  createBaize({
    gateway: '/api/',
    merchantCode: brand.merchantCode,
    language,
    ownTexts: { en, vi },
    domains: ['shell', 'games', 'home', 'launch', 'notices'],
    fetch: silent,
  });

it('the brand can be shown: its file, its mark, its texts', async () => {
  expect(checkBrand(brand).map(problemText)).toEqual([]);
  expect((await readBrandFolder('brand')).brand.name).toBe(brand.name);
});

it.each([
  ['en', en],
  ['vi', vi],
] as const)('a visitor reads the brand’s name and its own words: %s', async (language, own) => {
  render(<App baize={await start(language)} />);
  expect(await screen.findByRole('heading', { name: own['games:hero.visitor.title'] })).toBeTruthy();
  expect(screen.getAllByText(brand.name).length).toBeGreaterThan(0);
});
