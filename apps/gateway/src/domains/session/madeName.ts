import { randomInt } from 'node:crypto';

/** Digits and letters that are not mistaken for each other. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/**
 * The name of an account that a phone opens: others read the name, and its number is its owner's alone. It has the shape of a chosen name (§5), and
 * 10¹³ values, so that it is not looked for among those that exist.
 */
export const madeName = (): string => `p${Array.from({ length: 9 }, () => signs[randomInt(signs.length)]).join('')}`;
