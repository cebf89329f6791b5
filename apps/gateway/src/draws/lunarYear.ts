/** Year of the lunar calendar that a moment lies in, in a zone: it begins with the lunar new year. */
export function lunarYearOf(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone }).formatToParts(moment);
  return Number(parts.find(({ type }) => (type as string) === 'relatedYear')?.value ?? moment.getUTCFullYear());
}
