import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { welcomeText } from './welcome.ts';

const config = readConfig({ DATA_DIR: '/var/lib/portal' });
const textOf = (...brands: string[]): string =>
  welcomeText(config, { address: 'http://127.0.0.1:4100', startedMs: 1_234, brands, sandbox: undefined });

test('a start tells the name of the brand that is shown, and where it is', () => {
  expect(textOf('Hải')).toContain('Hải is up at http://127.0.0.1:4100/web/ (1.2 s, embedded database in /var/lib/portal)');
});

test('a start names every brand of several', () => {
  expect(textOf('Hải', 'Sen')).toContain('Hải and Sen are up at http://127.0.0.1:4100/web/');
});
