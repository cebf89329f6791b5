import { expect, test } from 'vitest';
import { editAmount, editBetween } from './editAmount.ts';

/** `|` is the caret: the text as it was, as the browser left it, and as it is to be. */
function afterwards(before: string, edited: string): string {
  const caret = edited.indexOf('|');
  const result = editAmount(editBetween(before, edited.replace('|', ''), caret), 'vi');
  if ('refusal' in result) return result.refusal;
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
}

test.each([
  ['', '5|', '5|'],
  ['500', '5000|', '5.000|'],
  ['5.000', '51|.000', '51|.000'],
  ['5.000', '5.1|000', '51|.000'],
  ['12.480', '12.|80', '1.2|80'],
  ['5.000', '5|000', '5|.000'],
  ['1.000', '|.000', '|0'],
  ['5.000', '|', '|'],
  ['5.000', '7|', '7|'],
  ['999', '1|999', '1|.999'],
  ['0', '05|', '5|'],
  ['5.000', '5.0001e3|', 'digitsOnly'],
  ['5.000', '-|5.000', 'digitsOnly'],
  ['5', '5,|', 'digitsOnly'],
  ['5', '5.|', 'digitsOnly'],
  ['9.007.199.254.740.991', '9.007.199.254.740.9910|', 'tooLarge'],
  ['900.719.925.474.099', '900.719.925.474.0991|', '9.007.199.254.740.991|'],
  ['900.719.925.474.099', '900.719.925.474.0992|', 'tooLarge'],
])('%j edited to %j becomes %j', (before, edited, result) => {
  expect(afterwards(before, edited)).toBe(result);
});
