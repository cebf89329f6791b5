import { getWhitelabel } from '@baize/contract';
import type { Brand } from '@baize/design-system/brand';
import type { ThemeMode } from '@baize/design-system/theme';
import { type Client, loadChunk, systemStatusQueryKey } from '@baize/features/core';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { preferences } from './preferences.ts';

/** Milliseconds that a page waits for its brand; one that has not come by then is shown in the brand that it was built with. */
const patience = 5_000;

let show = (_mode: ThemeMode): void => undefined;
let isMissing = false;

/** What shows the brand of the gateway in a mode; undefined when it sends none. */
async function brandOf(client: Client): Promise<typeof show | undefined> {
  const signal = AbortSignal.timeout(patience);
  const late = new Promise<never>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
  const whole = Promise.all([loadChunk(() => import('./applySentBrand.ts')), client.send(getWhitelabel, {}, { signal })]);
  const [{ applyBrand }, { brand }] = await Promise.race([whole, late]);
  // `applyBrand` checks it whole, and refuses it with a line for each token that is missing or can't be read.
  return brand && ((mode) => applyBrand(brand as Brand, mode));
}

/** §7 `system/whitelabel`: the brand of a gateway whose page says that it sends one. */
export const sentBrand = {
  /** Fetches it and shows it. One that can't be had or can't be read leaves the page in the brand that it was built with, and is reported. */
  bring: async (client: Client): Promise<void> => {
    if (!document.documentElement.hasAttribute('data-whitelabel')) return;
    isMissing = false;
    try {
      const showBrand = await brandOf(client).catch((problem: unknown) => {
        isMissing = true;
        throw problem;
      });
      if (showBrand === undefined) return;
      showBrand(preferences.theme());
      show = showBrand;
    } catch (problem) {
      reportError(problem);
    }
  },
  /** Asks again for one that could not be had, whenever the gateway has answered how it stands: on the way back to the page or to the network too. */
  bringLater: (client: Client, queries: QueryClient): (() => void) =>
    queries.getQueryCache().subscribe((event) => {
      const isStatus = event.query.queryHash === hashKey(systemStatusQueryKey);
      if (isMissing && isStatus && event.type === 'updated' && event.action.type === 'success') void sentBrand.bring(client);
    }),
  /** Shows it in another mode; does nothing where none was sent. */
  show: (mode: ThemeMode): void => show(mode),
};
