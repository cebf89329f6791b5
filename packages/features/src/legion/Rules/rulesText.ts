import type { Language } from '@baize/contract';

/** A share in hundredths of a percent: 50 is `0,5%`. */
export const shareText = (share: number, language: Language): string =>
  (share / 10_000).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 });

/** A zone as the reader calls it at a moment: `Giờ Đông Dương`; its IANA name where the device has none. */
export const zoneText = (timeZone: string, language: Language, moment: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Places of a prize: `1`, `4 – 10`. */
export const placesText = ({ from, to }: { from: number; to: number }, language: Language): string =>
  [...new Set([from, to])].map((place) => place.toLocaleString(language)).join(' – ');
