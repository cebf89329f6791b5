import { languages } from '@baize/contract';
import { createBaize } from '@baize/features';
import { safeStorage, storageKeys } from '@baize/features/core';
import { createRoot } from 'react-dom/client';
import brand from '../brand/brand.json';
import en from '../brand/texts/en.json';
import vi from '../brand/texts/vi.json';
import { App } from './App.tsx';
import 'virtual:brand.css';

/** What the player chose last; the brand's first language before that. */
const kept = safeStorage('local').get(storageKeys.language);
const language = languages.find((known) => known === (kept ?? document.documentElement.lang)) ?? 'en';

const baize = await createBaize({
  gateway: '/api/',
  merchantCode: brand.merchantCode,
  language,
  ownTexts: { en, vi },
  domains: ['shell', 'games', 'home', 'launch', 'notices'],
});

createRoot(document.getElementById('root') as HTMLElement).render(<App baize={baize} />);
