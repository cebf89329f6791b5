/** Day of §9's "Date display"; the hour is told with the content. */
export const dayOf = (time: string): string => time.slice(0, 'yyyy-MM-dd'.length);
