import { PasswordField, wordsEn, wordsVi } from '@baize/design-system';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BaizeProvider, type BaizeProviderProps } from './BaizeProvider.tsx';
import { createHeadless, replaceView, useErrorText, useView } from './core/index.ts';
import { type BaizeOptions, createBaize } from './createBaize.ts';
import { packageTexts } from './packageTexts.ts';

const place = { gateway: '/api/', merchantCode: 'lotus' };
afterEach(() => {
  for (const name of ['theme', 'brand']) delete document.documentElement.dataset[name];
});

const Refusal = () => <p>{useErrorText().ofCode('network_error')}</p>;

it('DESIGN §5 says the design system’s words in the language of the texts, and follows it', async () => {
  const baize = await createBaize({ ...place, language: 'en' });
  render(
    <BaizeProvider baize={baize}>
      <PasswordField label="Password" name="password" />
    </BaizeProvider>,
  );
  screen.getByRole('button', { name: wordsEn.showPassword });
  await act(() => baize.texts.changeLanguage('vi'));
  screen.getByRole('button', { name: wordsVi.showPassword });
  expect(baize.client.options.language()).toBe('vi');
});

it('DESIGN §5 puts a mode on the page, and leaves a page without one as it is', async () => {
  const baize = await createBaize(place);
  const { dataset } = document.documentElement;
  const { rerender } = render(<BaizeProvider baize={baize}>Home</BaizeProvider>);
  expect({ ...dataset }).toEqual({});
  rerender(
    <BaizeProvider baize={baize} theme="light">
      Home
    </BaizeProvider>,
  );
  expect({ ...dataset }).toEqual({ theme: 'light' });
});

it('DESIGN §5 a brand’s own texts go over the package’s', async () => {
  const loadTexts: typeof packageTexts = async (language, domain) => ({
    ...((await packageTexts(language, domain)) as object),
    ...(domain === 'core' && { network_error: 'Ask the croupier.' }),
  });
  const baize = await createBaize({ ...place, language: 'en', loadTexts });
  render(
    <BaizeProvider baize={baize}>
      <Refusal />
    </BaizeProvider>,
  );
  screen.getByText('Ask the croupier.');
});

it('DESIGN §5 a brand’s own texts are named with their domain, and stay within their language', async () => {
  const ownTexts = { en: { 'core:network_error': 'Ask the croupier.', 'games:network_error': 'x' } };
  const baize = await createBaize({ ...place, language: 'en', ownTexts });
  render(
    <BaizeProvider baize={baize}>
      <Refusal />
    </BaizeProvider>,
  );
  screen.getByText('Ask the croupier.');
  await act(() => baize.texts.changeLanguage('vi'));
  expect(screen.queryByText('Ask the croupier.')).toBeNull();
});

const SeatView = ({ seat }: { seat: number }) => <p>seat {seat}</p>;
const Seat = () => {
  const View = useView(SeatView);
  return <View seat={7} />;
};

it('DESIGN §5 an app’s own view stands wherever the package shows the one that it replaces, with its props', async () => {
  const OwnSeatView: typeof SeatView = ({ seat }) => <p>chair {seat}</p>;
  const baize = await createBaize(place);
  const { rerender } = render(
    <BaizeProvider baize={baize}>
      <Seat />
    </BaizeProvider>,
  );
  screen.getByText('seat 7');
  rerender(
    <BaizeProvider baize={baize} views={[replaceView(SeatView, OwnSeatView)]}>
      <Seat />
    </BaizeProvider>,
  );
  screen.getByText('chair 7');
  // @ts-expect-error A view that asks for what the replaced one is not given.
  replaceView(SeatView, ({ row }: { row: number }) => <p>row {row}</p>);
});

it('names what is missing where the design system has no words', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const baize = await createHeadless({ ...place, loadTexts: packageTexts });
  expect(() => render(<BaizeProvider baize={baize}>Home</BaizeProvider>)).toThrow('"words"');
});

it('§7 an address without an origin is the page’s own, and calls carry the brand’s code', async () => {
  const { client } = await createBaize(place);
  expect(client.options).toMatchObject({ baseUrl: new URL('/api/', location.href).href, merchantCode: 'lotus', moduleId: 'portal' });
});

it('§7 a domain without texts is refused by name', async () => {
  await expect(packageTexts('vi', 'tips')).rejects.toThrow('"tips"');
});

it('DESIGN §1 compiles with all that it needs, and with nothing less', async () => {
  const { client, session, queries, texts } = await createBaize(place);
  // @ts-expect-error A gateway without the brand's code there.
  const withoutCode: BaizeOptions = { gateway: '/api/' };
  // @ts-expect-error A mode that there is not.
  const withoutTheme: BaizeProviderProps = { baize: { client, session, queries, texts }, theme: 'sepia', children: null };
  // @ts-expect-error A client without its session.
  const withoutSession: BaizeProviderProps = { baize: { client, queries, texts }, children: null };
  expect([withoutCode, withoutTheme, withoutSession]).toHaveLength(3);
});
