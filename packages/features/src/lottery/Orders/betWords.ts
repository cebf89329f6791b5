import type { Language, Lottery, LotteryOrder } from '@baize/contract';
import { lotteryFamily } from '@baize/contract/lottery';
import { pickText, playText } from '../lotteryText.ts';

/** What bets are on, in words: the name of their lottery, and each pick behind its play. */
export function betWords(
  { lottery: code, bets }: Pick<LotteryOrder, 'lottery' | 'bets'>,
  lotteries: readonly Lottery[],
  language: Language,
): readonly [name: string, picks: string] {
  const lottery = lotteries.find((one) => one.lottery === code);
  if (!lottery) return [code, ''];
  const family = lotteryFamily(lottery.family, lottery.lunarYear);
  const said = bets.map(({ play: id, picked }) => {
    const play = family.plays.find((one) => one.id === id);
    return [playText(family, id, language), play ? pickText(play, picked, language) : ''].join(': ');
  });
  return [lottery.name[language], said.join('; ')];
}
