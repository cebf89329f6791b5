import type { Page } from '@playwright/test';

const kilobit = 1_024 / 8;

/** Networks of phones: bytes a second, and milliseconds there and back. */
const networks = {
  'slow 4G': { downloadThroughput: 1_600 * kilobit, uploadThroughput: 750 * kilobit, latency: 150 },
  'slow 3G': { downloadThroughput: 400 * kilobit, uploadThroughput: 400 * kilobit, latency: 400 },
};

/** Puts a page on a phone's network, as Lighthouse has them. */
export async function slowNetwork(page: Page, network: keyof typeof networks): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
}
