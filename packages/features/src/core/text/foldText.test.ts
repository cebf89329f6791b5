import { expect, it } from 'vitest';
import { foldText, wordsIn } from './foldText.ts';

it('folds marks and case away, and đ too', () => {
  expect(foldText('Đường đua ẤN ĐỘ\nỶ')).toBe('duong dua an do\ny');
});

it('takes words apart at all that is no letter and no number', () => {
  expect(wordsIn(' Nạp  tiền, 100–50.000? ')).toEqual(['nap', 'tien', '100', '50', '000']);
  expect(wordsIn(' ? ')).toEqual([]);
});
