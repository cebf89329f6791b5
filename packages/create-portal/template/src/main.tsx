import type { Language } from '@baize/contract';
import { createBaize } from '@baize/features';
import { safeStorage, storageKeys } from '@baize/features/core';
import { createRoot } from 'react-dom/client';
import brand from '../brand/brand.json';
import en from '../brand/texts/en.json';
import vi from '../brand/texts/vi.json';
import { App } from './App.tsx';
import 'virtual:brand.css';

/** Languages of the brand, which Vite has checked; with one of them there is no switch. */
const spoken = brand.languages as [Language, ...Language[]];
/** What the player chose last; the brand's first language before that. */
const kept = safeStorage('local').get(storageKeys.language);
const language = spoken.find((known) => known === kept) ?? spoken[0];

const baize = await createBaize({
  gateway: '/api/',
  merchantCode: brand.merchantCode,
  language,
  languages: spoken,
  ownTexts: { en, vi },
  domains: ['shell', 'games', 'home', 'launch', 'notices'],
});

createRoot(document.getElementById('root') as HTMLElement).render(<App baize={baize} />);
