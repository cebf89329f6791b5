import { getWhitelabel } from '@baize/contract';
import type { Brand } from '@baize/design-system/brand';
import type { ThemeMode } from '@baize/design-system/theme';
import type { Client } from '@baize/features/core';
import { loadChunk } from '../routes/loadChunk.ts';
import { preferences } from './preferences.ts';

/** Milliseconds that a page waits for its brand; one that has not come by then is shown in the brand that it was built with. */
const patience = 5_000;

let show = (_mode: ThemeMode): void => undefined;

/** §7 `system/whitelabel`: the brand of a gateway whose page says that it sends one. */
export const sentBrand = {
  /** Fetches it and shows it. One that can't be had or can't be read leaves the page in the brand that it was built with, and is reported. */
  bring: async (client: Client): Promise<void> => {
    if (!document.documentElement.hasAttribute('data-whitelabel')) return;
    try {
      const signal = AbortSignal.timeout(patience);
      const late = new Promise<never>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
      const whole = Promise.all([loadChunk(() => import('./applySentBrand.ts')), client.send(getWhitelabel, {}, { signal })]);
      const [{ applyBrand }, { brand }] = await Promise.race([whole, late]);
      if (brand === undefined) return;
      // `applyBrand` checks it whole, and refuses it with a line for each token that is missing or can't be read.
      const showBrand = (mode: ThemeMode): void => applyBrand(brand as Brand, mode);
      showBrand(preferences.theme());
      show = showBrand;
    } catch (problem) {
      reportError(problem);
    }
  },
  /** Shows it in another mode; does nothing where none was sent. */
  show: (mode: ThemeMode): void => show(mode),
};
