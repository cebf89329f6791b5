import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { readSurfaces } from '../../scripts/surfaces.mjs';

const features = path.resolve(import.meta.dirname, '../../packages/features/src');
/** A text of the packages in English. */
function textOf(domain: string, key: string): string {
  const texts = JSON.parse(readFileSync(path.join(features, domain, 'locales/en.json'), 'utf8')) as Record<string, string>;
  return texts[key] ?? `${domain} has no text ${key}`;
}

const { surfaced, joint } = readSurfaces();
const all = [...surfaced, joint];
/** Entries of a centre with their parts, by the address that a created app has for them. */
const entriesOf = (kind: 'memberEntries' | 'agentEntries', base: string, domain: string) =>
  all
    .flatMap((surfaces) => Object.entries(surfaces[kind] ?? {}))
    .flatMap(([name, { parts = {} }]) =>
      ['', ...Object.keys(parts).map((part) => `/${part}`)].map((part) => ({
        address: `${base}/${name}${part}`,
        title: textOf(domain, `entry.${name}`),
        role: 'dialog' as const,
      })),
    );

/** Every surface that the folders of the domains have, by who opens it. */
export const surfaces = {
  member: [
    ...all
      .flatMap(({ pages = {} }) => Object.entries(pages))
      .map(([address, { title }]) => {
        const [domain = '', key = ''] = title.split(':');
        return { address, title: textOf(domain, key), role: 'heading' as const };
      }),
    ...entriesOf('memberEntries', '/me', 'member-center'),
  ],
  agent: entriesOf('agentEntries', '/agent', 'agent-center'),
};

/** Opens each of them at its own address. @returns those that are not there, each with what is seen in its place */
export async function openSurfaces(page: Page, base: string, wanted: (typeof surfaces)['member' | 'agent']): Promise<string[]> {
  const refused = [textOf('core', 'function.not.available'), textOf('member-center', 'coming')];
  const missing: string[] = [];
  for (const { address, title, role } of wanted) {
    await page.goto(new URL(address, base).href);
    const place = page.getByRole(role, { name: title, exact: true });
    const isThere = await place
      .filter({ hasNot: page.locator('[aria-busy=true]') })
      .waitFor({ timeout: 30_000 })
      .then(
        () => true,
        () => false,
      );
    const { pathname } = new URL(page.url());
    const seen = (await page.getByRole('dialog').or(page.getByRole('main')).first().textContent()) ?? '';
    if (!isThere || pathname !== address || refused.some((words) => seen.includes(words))) missing.push(`${address}: ${pathname} ${seen}`);
  }
  return missing;
}
