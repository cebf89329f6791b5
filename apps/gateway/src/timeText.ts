/** `2026-11-23 09:41:07`: §9's date display. @param timeZone by whose clock, such as `Asia/Manila` */
export const timeText = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(date);
