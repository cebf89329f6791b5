import type { Language } from '@baize/contract';
import { returnToPlayer } from './payTable.ts';
import type { RoundFailure } from './playRound.ts';

interface Texts {
  back: string;
  balance: string;
  stake: string;
  play: string;
  playing: string;
  retry: string;
  reveal: string;
  dealt: string;
  unfinished: string;
  session: string;
  time: string;
  payTable: string;
  payNote: string;
  two: string;
  returnNote: string;
  jackpotNote: string;
  roomNote: string;
  sandboxNote: string;
  demo: string;
  ready: string;
  won: string;
  even: string;
  lost: string;
  settling: string;
  reels: string;
  symbols: Record<string, string>;
  notFound: string;
  noScript: string;
  /** Behind a refusal that passes by itself; `{moment}` is replaced in the browser. */
  until: string;
  failures: Record<RoundFailure, string>;
}

/** `{amount}`, `{left}` and `{until}` are replaced in the browser. */
export const texts: Record<Language, Texts> = {
  vi: {
    back: 'Về cổng',
    balance: 'Số dư',
    stake: 'Mức cược',
    play: 'Quay',
    playing: 'Đang quay…',
    retry: 'Thử lại ván này',
    reveal: 'Lật nốt',
    dealt: 'Đã cược {amount}. Bấm “Lật nốt” để xem ô cuối.',
    unfinished: 'Bạn còn một ván chưa xong, đã cược {amount}. Bấm “Lật nốt” để kết thúc ván đó.',
    session: 'Kết quả phiên',
    time: 'Giờ',
    payTable: 'Bảng trả thưởng',
    payNote: 'Ba biểu tượng giống nhau trả theo bội số của mức cược.',
    two: 'Hai',
    returnNote: `Tỷ lệ hoàn trả lý thuyết (RTP) ${returnToPlayer} %: về lâu dài, nhà cái giữ lại ${100 - returnToPlayer} % tiền cược.`,
    jackpotNote:
      'Mỗi mức cược chơi cho một hũ riêng: 1 % tiền cược góp thêm vào hũ, ngoài bảng trả thưởng. Ván nào cũng có thể nổ hũ, nhưng rất hiếm.',
    roomNote: '{room}: mỗi ván cược từ {min} đến {max}.',
    sandboxNote: '18+ · Trò chơi thử nghiệm. Hãy chơi có trách nhiệm.',
    demo: 'Chơi thử, tiền ảo',
    ready: 'Chọn mức cược rồi bấm Quay.',
    won: 'Thắng {amount}!',
    even: 'Hoàn lại tiền cược {amount}.',
    lost: 'Chưa trúng. Chúc may mắn lần sau.',
    settling: 'Tiền thắng {amount} đang được cộng vào ví.',
    reels: 'Kết quả: {reels}',
    symbols: { seven: 'số bảy', crown: 'vương miện', gem: 'đá quý', bell: 'chuông', clover: 'cỏ bốn lá', cherry: 'anh đào' },
    notFound: 'Không tìm thấy trò chơi này.',
    noScript: 'Trò chơi cần JavaScript. Hãy bật JavaScript rồi tải lại trang.',
    until: ' Đến {moment}.',
    failures: {
      insufficient_funds: 'Số dư không đủ cho mức cược này.',
      session_expired: 'Phiên chơi đã hết hạn. Hãy về cổng và mở lại trò chơi.',
      round_cancelled: 'Ván này đã bị huỷ và tiền cược được hoàn lại. Bạn có thể quay tiếp.',
      invalid_request: 'Không thể thực hiện ván này. Bạn có thể quay ván mới.',
      stake_out_of_room: 'Mức cược này nằm ngoài giới hạn của phòng. Hãy chọn mức khác.',
      player_limit: 'Giới hạn bạn tự đặt còn {left}, không đủ cho mức cược này.{until}',
      play_closed: 'Bạn đang ngừng chơi theo lựa chọn của mình, nên chưa thể cược.{until} Bạn vẫn rút tiền được bất cứ lúc nào.',
      busy: 'Trò chơi đang bận. Hãy thử lại sau ít giây.',
      network: 'Mất kết nối. Bấm thử lại: ván chơi không bị tính hai lần.',
    },
  },
  en: {
    back: 'Back to the portal',
    balance: 'Balance',
    stake: 'Bet',
    play: 'Spin',
    playing: 'Spinning…',
    retry: 'Retry this round',
    reveal: 'Reveal',
    dealt: 'Your bet of {amount} stands. Press “Reveal” to see the last reel.',
    unfinished: 'You have left a round unfinished, with a bet of {amount}. Press “Reveal” to end it.',
    session: 'This session',
    time: 'Time',
    payTable: 'Pay table',
    payNote: 'Three of a kind pay a multiple of the bet.',
    two: 'Two',
    returnNote: `Theoretical return to player (RTP) ${returnToPlayer} %: in the long run the house keeps ${100 - returnToPlayer} % of all bets.`,
    jackpotNote:
      'Each bet plays for a pot of its own: 1 % of the bet goes into it, beside the pay table. Any round may win the pot, but very few do.',
    roomNote: '{room}: each round costs from {min} to {max}.',
    sandboxNote: '18+ · A sandbox game. Please play responsibly.',
    demo: 'Demo, play money',
    ready: 'Choose a bet, then spin.',
    won: 'You won {amount}!',
    even: 'Your bet of {amount} is returned.',
    lost: 'No win this time.',
    settling: 'Your win of {amount} is on its way to the wallet.',
    reels: 'Result: {reels}',
    symbols: { seven: 'seven', crown: 'crown', gem: 'gem', bell: 'bell', clover: 'clover', cherry: 'cherry' },
    notFound: 'This game was not found.',
    noScript: 'This game needs JavaScript. Turn it on and reload the page.',
    until: ' Until {moment}.',
    failures: {
      insufficient_funds: 'The balance is too low for this bet.',
      session_expired: 'The game session has ended. Go back to the portal and open the game again.',
      round_cancelled: 'This round was cancelled and the bet returned. You can spin again.',
      invalid_request: 'This round cannot be played. You can start a new one.',
      stake_out_of_room: 'This bet is outside of the room’s limits. Choose another one.',
      player_limit: 'The limit that you have set has {left} left, which is too little for this bet.{until}',
      play_closed: 'You have closed play for now, so no bets are taken.{until} You can withdraw at any time.',
      busy: 'The game is busy. Try again in a few seconds.',
      network: 'The connection was lost. Retry: the round is never counted twice.',
    },
  },
};
