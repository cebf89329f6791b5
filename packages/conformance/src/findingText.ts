import type { Finding } from './Finding.ts';

/** A finding as a sentence, without its stage. */
export function findingText({ call, field, expected, got, hint }: Finding): string {
  const place = field === undefined ? call : `${call}, field \`${field}\``;
  return `${place}: expected ${expected}, got ${got}.${hint === undefined ? '' : ` ${hint}`}`;
}
