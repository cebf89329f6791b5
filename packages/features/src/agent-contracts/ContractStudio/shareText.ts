/** A share in hundredths of a percent as it is typed: `12,5` or `12.5` for 1,250. */
export function shareText(share: number | undefined, language: string): string {
  if (share === undefined) return '';
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(share / 100);
}

/** What is typed as hundredths of a percent; undefined for nothing, `refused` for what is no share of at most two decimals. */
export function readShare(text: string): number | undefined | 'refused' {
  const typed = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (typed === '') return undefined;
  if (!/^\d{1,3}(?:\.\d{0,2})?$/.test(typed)) return 'refused';
  const share = Math.round(Number(typed) * 100);
  return share <= 10_000 ? share : 'refused';
}

/** What is typed as a whole number of members; undefined for nothing. */
export function readCount(text: string): number | undefined | 'refused' {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d{1,7}$/.test(typed) && Number(typed) <= 1_000_000 ? Number(typed) : 'refused';
}
