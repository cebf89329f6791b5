import type { Language } from '@baize/contract';
import type { LotteryFamily, Picked, Play } from '@baize/contract/lottery';
import { numberText } from './numberText.ts';

/** Typed lines that are told one by one; of more their number is told. */
const mostShownLines = 6;

/** Odds as the reader writes them: `9,80`. */
export const oddsText = (odds: number, language: Language): string =>
  (odds / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A share in hundredths of a percent as the reader writes it: `98 %`. */
export const shareText = (share: number, language: Language): string =>
  (share / 10_000).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 });

/** The odds of what a pick can win: one figure, or the lowest and the highest. */
export function oddsOf(play: Play, picked: Picked, language: Language): string {
  const odds = play.prizesOf(picked).flatMap((prize) => (prize.id.endsWith('.back') ? [] : [prize.odds]));
  const all = odds.length > 0 ? odds : play.prizes.flatMap((prize) => (prize.id.endsWith('.back') ? [] : [prize.odds]));
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  return lowest === highest ? oddsText(lowest, language) : `${oddsText(lowest, language)} – ${oddsText(highest, language)}`;
}

/** What was picked, in words: `Vạn 1, 3, 7 · Chục 5`, `Lớn`, `386, 907`. */
export function pickText({ board }: Play, picked: Picked, language: Language): string {
  if (board.kind === 'options') return (picked[0] ?? []).map((place) => board.options[place]?.label[language] ?? '').join(', ');
  if (board.kind === 'typed') {
    const separator = String(board.highest).length > 1 ? ' ' : '';
    const lines = picked.slice(0, mostShownLines).map((line) => line.map((number) => numberText(number, board.highest)).join(separator));
    return `${lines.join(', ')}${picked.length > mostShownLines ? ' …' : ''}`;
  }
  const rows = picked.flatMap((row, place) => {
    if (row.length === 0) return [];
    const label = board.rows.length > 1 ? `${board.rows[place]?.label[language] ?? ''} ` : '';
    return [`${label}${row.map((number) => numberText(number, board.highest)).join(', ')}`];
  });
  return rows.join(' · ');
}

/** A play with its tab: `Định vị · Từng vị trí`. */
export function playText(family: LotteryFamily, playId: string, language: Language): string {
  const play = family.plays.find(({ id }) => id === playId);
  if (!play) return playId;
  const group = family.groups.find(({ id }) => id === play.group);
  return group && group.name[language] !== play.name[language] ? `${group.name[language]} · ${play.name[language]}` : play.name[language];
}

/** A period within its day, or the day itself: `1185`, `21/11`. */
export function periodText(period: string): string {
  const [day = '', number] = period.split('-');
  return number ?? `${day.slice(6, 8)}/${day.slice(4, 6)}`;
}

const pad = (number: number): string => String(number).padStart(2, '0');
/** What is left of a time: `0:42`, `22:30:53`, and from two days on nothing: days are told in words. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
