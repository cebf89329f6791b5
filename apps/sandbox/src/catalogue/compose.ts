import type { GameCategory } from '@baize/contract';
import type { Random } from './random.ts';
import * as action from './words/action.ts';
import * as draws from './words/draws.ts';
import * as slots from './words/slots.ts';
import * as tables from './words/tables.ts';
import type { Word, Words } from './words/Word.ts';

type Compose = (random: Random) => Word;

/** Head then tail in both languages: `Gà Đòn Sa Đéc`, `Bare Heel Cocks Sa Dec`. */
const headTail =
  (heads: Words, tails: Words): Compose =>
  (random) => {
    const [head, tail] = [random.pick(heads), random.pick(tails)];
    return { vi: `${head.vi} ${tail.vi}`, en: `${head.en} ${tail.en}` };
  };

/** A Vietnamese adjective follows its noun, an English one leads. */
const nounQuality =
  (nouns: Words, qualities: Words): Compose =>
  (random) => {
    const [noun, quality] = [random.pick(nouns), random.pick(qualities)];
    return { vi: `${noun.vi} ${quality.vi}`, en: `${quality.en} ${noun.en}` };
  };

const slotName: Compose = (random) => {
  const relic = random.chance(0.36);
  const ending = random.pick(slots.slotEndings);
  if (relic) {
    const [thing, place] = [random.pick(slots.relics), random.pick(slots.places)];
    return { vi: `${thing.vi} ${place.vi}${ending}`, en: `${thing.en} of ${place.en}${ending}` };
  }
  const name = nounQuality(slots.heroes, slots.qualities)(random);
  return { vi: name.vi + ending, en: name.en + ending };
};

/** A live table: by its city, by its manner, or by a number on the door. */
const tableName =
  (names: Words): Compose =>
  (random) => {
    const name = random.pick(names);
    const manner = random.pick(tables.manners);
    const city = random.pick(tables.cities);
    const number = String(random.int(1, 30)).padStart(2, '0');
    const kind = random.next();
    if (kind < 0.3) return { vi: `${name.vi} ${city.vi}`, en: `${city.en} ${name.en}` };
    if (kind < 0.55) return { vi: `${name.vi} ${manner.vi}`, en: `${manner.en} ${name.en}` };
    if (kind < 0.75) return { vi: `${name.vi} ${number}`, en: `${name.en} ${number}` };
    return { vi: `${name.vi} ${manner.vi} ${city.vi}`, en: `${manner.en} ${name.en} ${city.en}` };
  };

const lotteryName: Compose = (random) => {
  const rhythm = random.pick(draws.drawRhythms);
  if (random.chance(0.25)) {
    const name = random.pick(draws.drawNames);
    return { vi: `${name.vi} ${rhythm.vi}`, en: `${name.en} ${rhythm.en}` };
  }
  const province = random.pick(draws.provinces);
  return { vi: `Xổ Số ${province.vi} ${rhythm.vi}`, en: `${province.en} Lottery ${rhythm.en}` };
};

/** One way to name a game for every category (§3 "Game categories"). */
export const composeName: Record<GameCategory, Compose> = {
  slots: slotName,
  jackpot: headTail(slots.jackpotHeads, slots.jackpotTails),
  scratch: headTail(draws.scratchHeads, draws.drawThemes),
  bingo: headTail(draws.bingoHeads, draws.drawThemes),
  videoPoker: headTail(tables.videoPokerNames, tables.editions),
  table: nounQuality(tables.tableNames, tables.manners),
  arcade: headTail(action.arcadeHeads, action.arcadeTails),
  miniGame: headTail(action.miniHeads, action.miniTails),
  fishing: headTail(action.fishHeads, action.fishTails),
  lottery: lotteryName,
  electronicLottery: headTail(draws.electronicDrawNames, draws.electronicDrawTails),
  cardGames: headTail(tables.cardGameNames, tables.cardGameTails),
  cockfight: headTail(action.cockNames, action.cockTails),
  liveBaccarat: tableName(tables.baccaratNames),
  dragonTiger: tableName(tables.dragonTigerNames),
  blackjack: tableName(tables.blackjackNames),
  roulette: tableName(tables.rouletteNames),
  sicbo: tableName(tables.sicboNames),
  sports: headTail(action.sportNames, action.sportTails),
  esports: headTail(action.esportNames, action.esportTails),
};
