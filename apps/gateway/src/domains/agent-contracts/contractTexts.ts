import type { ContractType, Language, LiveEventOf } from '@baize/contract';
import type { MessageTexts } from '../messages/inbox.ts';

/** What has come of a contract. */
export type ContractChange = LiveEventOf<'contractChanged'>['change'];

const types: Record<ContractType, Record<Language, string>> = {
  dividend: { vi: 'Hợp đồng cổ tức', en: 'Dividend contract' },
  dailySalary: { vi: 'Hợp đồng lương ngày', en: 'Daily wages contract' },
  hourlySalary: { vi: 'Hợp đồng lương giờ', en: 'Hourly salary contract' },
  realTimeSalary: { vi: 'Hợp đồng lương thời gian thực', en: 'Real-time salary contract' },
};

interface Sentences {
  title: string;
  content: string;
}

/** Of an offer the panel of requests tells. */
const sentences: Record<Exclude<ContractChange, 'offer'>, Record<Language, Sentences>> = {
  request: {
    vi: { title: 'có đề nghị mới', content: 'Tuyến dưới đề nghị một hợp đồng. Hãy xem và trả lời.' },
    en: { title: 'is asked for', content: 'A downline asks for a contract. Please look at it and answer.' },
  },
  sign: {
    vi: {
      title: 'đã được ký',
      content: 'Hợp đồng đã được ký. Hợp đồng đầu tiên có hiệu lực ngay trong kỳ này; hợp đồng thay đổi có hiệu lực từ kỳ tiếp theo.',
    },
    en: {
      title: 'is signed',
      content: 'The contract is signed. A first one holds for the period that runs; one that changes another holds from the next.',
    },
  },
  refuse: {
    vi: { title: 'bị từ chối', content: 'Bên kia đã từ chối hợp đồng này.' },
    en: { title: 'is refused', content: 'The other side has refused this contract.' },
  },
  withdraw: {
    vi: { title: 'đã được rút lại', content: 'Bên kia đã rút lại hợp đồng trước khi bạn trả lời.' },
    en: { title: 'is withdrawn', content: 'The other side has withdrawn this contract before you answered.' },
  },
  askEnd: {
    vi: { title: 'được yêu cầu chấm dứt', content: 'Bên kia muốn chấm dứt hợp đồng này. Hãy đồng ý hoặc từ chối.' },
    en: { title: 'may end', content: 'The other side asks to end this contract. Please agree or refuse.' },
  },
  end: {
    vi: { title: 'đã chấm dứt', content: 'Hai bên đã đồng ý chấm dứt hợp đồng này.' },
    en: { title: 'has ended', content: 'Both sides have agreed to end this contract.' },
  },
  refuseEnd: {
    vi: { title: 'vẫn còn hiệu lực', content: 'Bên kia không đồng ý chấm dứt hợp đồng này.' },
    en: { title: 'stays', content: 'The other side does not agree to end this contract.' },
  },
  withdrawEnd: {
    vi: { title: 'vẫn còn hiệu lực', content: 'Bên kia không còn yêu cầu chấm dứt hợp đồng này.' },
    en: { title: 'stays', content: 'The other side no longer asks to end this contract.' },
  },
  uplineLowered: {
    vi: { title: 'đã kết thúc', content: 'Tuyến trên đã ký điều khoản thấp hơn, nên hợp đồng này tự động kết thúc.' },
    en: { title: 'has ended', content: 'The upline has signed lower terms: this contract ends by itself.' },
  },
};

/** The message about a change of a contract, in every language; undefined where another way tells of it. */
export function contractTexts(change: ContractChange, type: ContractType, productType: string): MessageTexts | undefined {
  if (change === 'offer') return undefined;
  const name = (language: Language) => [types[type][language], productType].filter(Boolean).join(' ');
  const { vi, en } = sentences[change];
  return {
    titleVi: `${name('vi')} ${vi.title}`,
    titleEn: `${name('en')} ${en.title}`,
    contentVi: vi.content,
    contentEn: en.content,
  };
}
