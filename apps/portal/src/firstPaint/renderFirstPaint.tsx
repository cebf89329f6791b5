import { type Language, languages } from '@baize/contract';
import { createClient, createQueryClient, createSessionStore, createTexts, safeStorage } from '@baize/features/core';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { groupsAnchor } from '../routes/addresses.ts';
import { firstNamespaces } from '../texts/namespaces.ts';
import { firstPaint } from './firstPaint.css.ts';

/** The texts of a language by their domains. */
type FirstTexts = Record<string, Record<string, string>>;

const Router = ({ children }: { children: ReactNode }): ReactElement => (
  <StaticRouter basename="/web" location="/web/">
    {children}
  </StaticRouter>
);

/** Its links lead on, for a pointer: the keyboard and a screen reader wait for the page itself, and what needs the script does nothing. */
const withoutScript = (markup: string): string =>
  markup
    .replaceAll('<a ', '<a tabindex="-1" ')
    .replaceAll(/<(button|fieldset) /g, '<$1 inert ')
    .replaceAll(' id="content"', '')
    .replaceAll(` id="${groupsAnchor}"`, '');

/**
 * The home of a visitor as it stands before any call is answered, as markup, in each language: one of them is seen while the script
 * is on its way, and the script draws its own in their place.
 * @param textsOf those of the first paint in a language
 */
export async function renderFirstPaint(textsOf: (language: Language) => FirstTexts): Promise<string> {
  const session = createSessionStore(safeStorage('session'), '');
  const homes = languages.map(async (language) => {
    const read = textsOf(language);
    const texts = await createTexts(language, firstNamespaces, async (_, namespace) => read[namespace] ?? {});
    const client = createClient({
      baseUrl: 'http://localhost/',
      merchantCode: '',
      moduleId: 'portal',
      device: 'H5',
      language: () => language,
      token: () => undefined,
    });
    return renderToStaticMarkup(
      <div className={firstPaint} lang={language} hidden aria-hidden="true" data-still="">
        <App baize={{ client, session, queries: createQueryClient(), texts }} Router={Router} />
      </div>,
      { identifierPrefix: language },
    );
  });
  return withoutScript((await Promise.all(homes)).join(''));
}
