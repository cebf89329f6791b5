import { readFileSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, '../../packages/features/src');

/**
 * The Vietnamese text of a surface of the portal.
 * @param key with its namespace: `member-center:entry.deposit`
 */
export function textOf(key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const texts = JSON.parse(readFileSync(path.join(features, namespace, 'locales/vi.json'), 'utf8')) as Record<string, string>;
  const text = texts[name];
  if (text === undefined) throw new Error(`${namespace}/locales/vi.json lacks ${name}.`);
  return text;
}
