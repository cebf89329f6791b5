import { describe, expect, it } from 'vitest';
import { deviceName, deviceOf } from './deviceOf.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const agents: readonly [string, string | undefined, boolean][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · Windows', false],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Chrome · Linux', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge · Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} coc_coc_browser/130.0 Chrome/124.0.0.0 Safari/537.36`, 'Cốc Cốc · Windows', false],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome · iPhone',
    true,
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 'Safari · macOS', false],
  ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox · Android', true],
  [`Mozilla/5.0 (Linux; Android 13) ${webkit} Version/4.0 Chrome/120.0 Mobile Safari/537.36 Zalo android/24`, 'Zalo · Android', true],
  ['<b>Phone</b> 1.0', undefined, false],
  ['', undefined, false],
];

describe('the device of a login', () => {
  it.each(agents)('%s is %s', (agent, name, isHandheld) => {
    const device = deviceOf(agent);
    expect([deviceName(device), device.isHandheld]).toEqual([name, isHandheld]);
  });

  it('is read from the beginning of a very long text', () => {
    expect(deviceName(deviceOf(`${'x'.repeat(1_000_000)} Chrome/1`))).toBeUndefined();
  });
});
