import type { GameCategory } from '@baize/contract';
import type { Brush, Motif } from './Motif.ts';
import { drawBalls, drawBingo, drawBoard } from './motifs/balls.ts';
import { drawBaccarat, drawBlackjack, drawDragonTiger, drawHand, drawTable, drawVideoPoker } from './motifs/cards.ts';
import { drawDice } from './motifs/dice.ts';
import { drawFish } from './motifs/fish.ts';
import { drawJackpot } from './motifs/gem.ts';
import { drawArcade, drawGamepad } from './motifs/joystick.ts';
import { drawMini } from './motifs/mini.ts';
import { drawReels } from './motifs/reels.ts';
import { drawRooster } from './motifs/rooster.ts';
import { drawRoulette } from './motifs/roulette.ts';
import { drawScratch } from './motifs/scratch.ts';
import { drawSports } from './motifs/sports.ts';

type HueRange = readonly [from: number, to: number];

/** The object of a category and the hues of its ground: by both it is known at a glance. */
export const motifFor: Record<GameCategory, { draw: Motif; hues: readonly [HueRange, ...HueRange[]] }> = {
  slots: {
    draw: drawReels,
    hues: [
      [265, 325],
      [265, 325],
      [18, 52],
      [330, 360],
      [215, 262],
      [165, 185],
    ],
  },
  jackpot: {
    draw: drawJackpot,
    hues: [
      [335, 375],
      [265, 300],
      [20, 40],
    ],
  },
  table: { draw: drawTable, hues: [[138, 172]] },
  blackjack: { draw: drawBlackjack, hues: [[140, 168]] },
  liveBaccarat: { draw: drawBaccarat, hues: [[156, 196]] },
  cardGames: { draw: drawHand, hues: [[120, 158]] },
  dragonTiger: {
    draw: drawDragonTiger,
    hues: [
      [20, 42],
      [258, 284],
    ],
  },
  videoPoker: {
    draw: drawVideoPoker,
    hues: [
      [200, 232],
      [300, 330],
    ],
  },
  roulette: { draw: drawRoulette, hues: [[340, 378]] },
  sicbo: { draw: drawDice, hues: [[238, 280]] },
  lottery: {
    draw: drawBalls,
    hues: [
      [36, 52],
      [18, 34],
    ],
  },
  electronicLottery: {
    draw: drawBoard,
    hues: [
      [18, 40],
      [180, 205],
    ],
  },
  bingo: {
    draw: drawBingo,
    hues: [
      [306, 340],
      [190, 215],
    ],
  },
  scratch: {
    draw: drawScratch,
    hues: [
      [26, 48],
      [330, 350],
      [150, 170],
    ],
  },
  fishing: { draw: drawFish, hues: [[196, 230]] },
  cockfight: { draw: drawRooster, hues: [[350, 376]] },
  sports: {
    draw: drawSports,
    hues: [
      [205, 226],
      [130, 150],
    ],
  },
  esports: { draw: drawGamepad, hues: [[228, 300]] },
  arcade: {
    draw: drawArcade,
    hues: [
      [280, 330],
      [200, 250],
    ],
  },
  miniGame: {
    draw: drawMini,
    hues: [
      [228, 262],
      [285, 320],
      [178, 200],
      [8, 24],
    ],
  },
};

/** Words of a slot's name that call for a colour of the room. */
const hueWords: readonly (readonly [HueRange, ...string[]])[] = [
  [[0, 18], 'fire', 'flame', 'scarlet', 'ruby', 'vikings', 'battle'],
  [[198, 222], 'ice', 'crystal', 'arctic', 'silver', 'ocean', 'sea', 'atlantis', 'pirate', 'pirates', 'mermaid'],
  [[148, 172], 'emerald', 'jade', 'jungle', 'clover', 'frog'],
  [[266, 290], 'violet', 'mystic', 'wizard', 'witches', 'wonder'],
  [[228, 252], 'midnight', 'moonlit', 'moon', 'galaxy', 'cosmic', 'aurora', 'night'],
  [[22, 40], 'autumn', 'desert', 'egypt', 'cleopatra', 'pharaohs', 'aztecs', 'sun', 'sunrise'],
];

/** The hues that a game's name asks for, where its category leaves the choice. */
export function hueOfName(category: GameCategory, says: Brush['says']): HueRange | undefined {
  return category === 'slots' ? hueWords.find(([, ...words]) => says(...words))?.[0] : undefined;
}
