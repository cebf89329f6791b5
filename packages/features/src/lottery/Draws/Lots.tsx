import type { Language } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { drawTexts } from '../numberText.ts';
import * as css from '../Page/Lottery.css.ts';

export interface LotsProps {
  family: LotteryFamily;
  numbers: readonly number[];
  language: Language;
}

/** The lots of a draw by their prizes. */
export function Lots({ family: { draw }, family, numbers, language }: LotsProps): ReactElement | null {
  if (draw.kind !== 'lots') return null;
  const texts = drawTexts(family, numbers);
  let before = 0;
  const prizes = draw.lots.map(({ prize, count }) => {
    const of = texts.slice(before, before + count).map((text, place) => ({ text, place: before + place }));
    before += count;
    return { prize, of };
  });
  return (
    <div className={css.lots}>
      {prizes.map(({ prize, of }) => (
        <div key={prize.vi} className={css.lot}>
          <Text as="span" size="small" tone="muted">
            {prize[language]}
          </Text>
          <ul className={css.lotNumbers} aria-label={prize[language]}>
            {of.map(({ text, place }) => (
              <li key={place}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
