// Of `npm run generate`: the table of docs/guides/tokens.md, from the tokens and their rules themselves.
import { type ColorToken, colorRoles, colorTokens, contrastRules, propertyOf } from '@baize/brand';

/** What it is read on, with the least contrast. */
function groundsOf(token: ColorToken): string {
  const rules = contrastRules.filter(({ text }) => text === token);
  const least = Math.max(0, ...rules.map((rule) => rule.least));
  return least === 0 ? '' : `${least} : 1 on ${[...new Set(rules.map(({ ground }) => ground))].join(', ')}`;
}

const rows = colorTokens.map(
  (token) => `| \`${token}\` | ${colorRoles[token]} | ${groundsOf(token)} | \`--${propertyOf('color', token)}\` |`,
);
process.stdout.write(['| colour | what it is for | has to have | custom property |', '|---|---|---|---|', ...rows].join('\n'));
