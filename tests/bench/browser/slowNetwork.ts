import type { CDPSession, Page } from '@playwright/test';

/** A phone on a slow network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export async function slowNetwork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1_024) / 8,
    uploadThroughput: (750 * 1_024) / 8,
  });
  return session;
}
