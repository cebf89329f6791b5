const formats = new Map<string, Intl.DateTimeFormat>();

/** A format takes longer to make than to use, and each order asks for the year. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone });
  formats.set(timeZone, known);
  return known;
}

/** Year of the lunar calendar that a moment lies in, in a zone: it begins with the lunar new year. */
export function lunarYearOf(moment: Date, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(moment);
  return Number(parts.find(({ type }) => (type as string) === 'relatedYear')?.value ?? moment.getUTCFullYear());
}
