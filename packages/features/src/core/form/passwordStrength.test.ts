import type { RegistrationRule } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

const rule: RegistrationRule = { field: 'password', required: true, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: 16 };

describe('§5 the strength of a password', () => {
  it.each([
    ['Ab1!', 'refused'],
    ['hunter 22', 'refused'],
    ['aaaaaaaaaaaa', 'weak'],
    ['abcdefgh1234', 'weak'],
    ['hunter', 'weak'],
    ['hunter22', 'weak'],
    ['Minh88x!', 'weak'],
    ['kT9mZr4w', 'fair'],
    ['kT9!mZr4?wQx', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password, rule, 'minh88')).toBe(strength);
  });

  it('is refused by the rule that the server sends, however long it is', () => {
    const strict: RegistrationRule = { ...rule, acceptedPattern: 'strongPassword' };
    expect(passwordStrength('kt9mzr4wqxkt9mzr', strict)).toBe('refused');
    expect(passwordStrength('kT9!mZr4?wQx', { ...strict, max: 8 })).toBe('refused');
  });
});
