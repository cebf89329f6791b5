/** The digits in what was typed or pasted (`123 456`, `Mã: 123-456`, full-width digits), at most `most` of them. */
export function otpDigits(text: string, most: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, most);
}
