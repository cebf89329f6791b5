/** Zone of the brand's day and clock. */
export const brandTimeZone = 'Asia/Ho_Chi_Minh';

/** `2026-11-23 09:41:07`: §9's date display, by the brand's clock. */
export const brandTime = (date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: brandTimeZone }).format(date);
