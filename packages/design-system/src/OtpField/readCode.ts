const isMessage = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * The digits of a code in what was typed or pasted: `123 456`, `G-123456`, full-width digits, or a whole message. Of a message, and of more
 * digits than the code has, only what stands there as one code is taken; a phone, an amount, a time or a longer number is none.
 * @param length digits of the code
 * @returns fewer digits than `length` while it is typed; undefined where none or several may be meant: it is not guessed
 */
export function readCode(text: string, length: number): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  const digits = plain.replaceAll(/\D/g, '');
  if (digits.length <= length && !isMessage(plain)) return digits;
  const [code, ...others] = new Set(codesIn(plain, length));
  return others.length === 0 ? code : undefined;
}

function codesIn(text: string, length: number): string[] {
  const chains = [...text.matchAll(/\d+(?:[ \u00a0\-–]\d+)*/gu)];
  return chains.flatMap(({ 0: chain, index }) => {
    const isPart = isEndingInNumber(text.slice(0, index)) || isBeginningInNumber(text.slice(index + chain.length));
    return isPart ? [] : codesOfChain(chain.split(/\D/u), length);
  });
}

/** Behind these a number goes on: `+84`, `AB12`, `**12`, `1.234`, `10:15`. */
const isEndingInNumber = (before: string): boolean => /(?:[\p{Script=Latin}*•+]|\d[.,:/])$/u.test(before);
const isBeginningInNumber = (after: string): boolean => /^(?:[\p{Script=Latin}*•]|[.,:/]\d)/u.test(after);

function codesOfChain(groups: readonly string[], length: number): string[] {
  const [first = ''] = groups;
  const isWhole = groups.join('').length === length;
  const isEven = groups.every((group) => group.length === first.length);
  // Halves or single digits: three pairs may be a date.
  if (isWhole && isEven && (groups.length <= 2 || first.length === 1)) return [groups.join('')];
  // `336916 5 phút`; beside four digits it may be a phone.
  const others = groups.filter((group) => group.length !== length);
  return others.every((group) => group.length <= 2) ? groups.filter((group) => group.length === length) : [];
}
