// What every system draws: the same words and figures.
export interface Bet {
  id: string;
  time: string;
  game: string;
  stake: string;
  payout: string;
  state: string;
}

const games = ['Mahjong Ways', 'Xoc Dia', 'Baccarat', 'Fishing God', 'Mega 6/45'];
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A hundred rows of a history. */
export const bets: readonly Bet[] = Array.from({ length: 100 }, (_, index) => ({
  id: `B${10_000 + index}`,
  time: `${twoDigits(1 + (index % 28))}/08/2026 ${twoDigits(index % 24)}:${twoDigits(index % 60)}`,
  game: games[index % games.length] ?? '',
  stake: `${(index + 1) * 10},000`,
  payout: `${(index % 3) * (index + 1) * 9},000`,
  state: index % 4 === 0 ? 'Open' : 'Settled',
}));

/** The heads of the history. */
export const betColumns: readonly { id: keyof Bet; header: string }[] = [
  { id: 'time', header: 'Time' },
  { id: 'game', header: 'Game' },
  { id: 'stake', header: 'Stake' },
  { id: 'payout', header: 'Payout' },
  { id: 'state', header: 'State' },
];

export const banks = ['Vietcombank', 'Techcombank', 'BIDV', 'ACB', 'MB Bank'].map((text, index) => ({ value: `bank${index}`, text }));
export const ways = [
  { id: 'bank', text: 'Bank', content: 'By transfer from a bank account.' },
  { id: 'wallet', text: 'Wallet', content: 'By a wallet of the telephone.' },
  { id: 'card', text: 'Card', content: 'By a card of a telephone company.' },
];
export const slides = ['Cashback', 'Welcome', 'Tournament', 'Invite a friend'].map((label, index) => ({ id: `slide${index}`, label }));
export const pageCount = 20;
export const modalText = 'The lottery needs a real account. After the login you come back to this very page.';
