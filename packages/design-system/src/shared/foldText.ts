/** How a text is compared: without accents, case and doubled spaces; `Rồng Đỏ` becomes `rong do`. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  // The only Vietnamese letter that Unicode takes for one of its own.
  return plain.replaceAll('đ', 'd').replaceAll(/\s+/g, ' ').trim();
}
