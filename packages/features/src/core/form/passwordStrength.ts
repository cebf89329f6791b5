import { checkPattern, type RegistrationRule } from '@baize/contract';

/** `refused`: the brand's rule does not take it (§5); the others say how long it would hold a guesser up. */
export type PasswordStrength = 'refused' | 'weak' | 'fair' | 'strong';

/** How many characters each kind adds to what a guesser has to try. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
];
/** Bits from which on a password is fair, and strong. */
const fairBits = 38;
const strongBits = 56;

/** Characters that the one before does not give away, as `b` after `a`, or a second `a`, would be. */
function countSurprises(password: string): number {
  return [...password].filter((character, index, all) => {
    if (index === 0) return true;
    const step = (character.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? 0);
    return Math.abs(step) > 1;
  }).length;
}

/**
 * How good a password is by the brand's rule, and against guessing.
 * @param username a password that holds it is weak, whatever else it holds.
 */
export function passwordStrength(password: string, rule: RegistrationRule, username = ''): PasswordStrength {
  if (checkPattern(rule.acceptedPattern, password, rule)) return 'refused';
  const name = username.trim().toLowerCase();
  if (name.length > 3 && password.toLowerCase().includes(name)) return 'weak';
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = Math.log2(Math.max(pool, 1)) * Math.min(countSurprises(password), new Set(password).size * 1.5);
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}
