import type { TFunction } from 'i18next';

/** Whole minutes in words: “1 hour 12 minutes”. */
export function durationText(t: TFunction<'player-protection'>, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? t('time.hours', { count: hours }) : '';
  return rest > 0 || hours === 0 ? `${hoursText} ${t('time.minutes', { count: rest })}`.trim() : hoursText;
}
