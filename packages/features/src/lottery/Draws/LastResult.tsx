import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Badge, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import { periodText } from '../lotteryText.ts';
import { drawTexts } from '../numberText.ts';
import * as css from '../Page/Lottery.css.ts';
import { Balls } from './Balls.tsx';
import { sidePlaysOf, wonBy } from './sidesOf.ts';

export interface LastResultProps {
  family: LotteryFamily;
  last: LotteryDraw;
  language: Language;
  timeZone: string;
  /** The result of the period that has just closed is on its way. */
  isAwaited: boolean;
}

/** What a draw is, in a word each: its sum, and the sides that it falls on. */
function tagsOf(family: LotteryFamily, numbers: readonly number[], language: Language, sum: (sum: number) => string): string[] {
  const [sides] = sidePlaysOf(family);
  const won = sides ? wonBy(sides, numbers).map(({ label }) => label[language]) : [];
  const isSummed = family.draw.kind === 'numbers' && sides !== undefined;
  return [...(isSummed ? [sum(numbers.reduce((all, number) => all + number, 0))] : []), ...won];
}

/** The last result of a lottery, with what it is in words; of lots the special prize. */
export function LastResult({ family, last, language, timeZone, isAwaited }: LastResultProps): ReactElement {
  const { t } = useTranslation('lottery');
  const isOfLots = family.draw.kind === 'lots';
  const [special = ''] = drawTexts(family, last.numbers);
  const tags = isOfLots
    ? [t('lastTwo', { number: special.slice(-2) }), ...tagsOf(family, last.numbers, language, String)]
    : tagsOf(family, last.numbers, language, (sum) => t('sum', { sum: String(sum) }));
  return (
    <section className={css.result} aria-label={t('lastResult')} aria-live="polite">
      <div className={css.resultHead}>
        <Text size="small" tone="muted">
          {t(isOfLots ? 'specialOf' : 'resultOf', { period: periodText(last.period) })}
        </Text>
        <Text size="small" tone={isAwaited ? 'accent' : 'muted'}>
          {isAwaited ? t('drawing') : <time dateTime={last.drawnAt}>{formatInZone(last.drawnAt, timeZone).slice(11)}</time>}
        </Text>
      </div>
      {isOfLots ? (
        <ol className={css.balls} aria-label={t('numbersOf', { period: periodText(last.period) })}>
          {[...special].map((digit, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice, and its place is all that tells it from the other
            <li key={place} className={css.ball}>
              {digit}
            </li>
          ))}
        </ol>
      ) : (
        <Balls family={family} numbers={last.numbers} label={t('numbersOf', { period: periodText(last.period) })} />
      )}
      {last.sources && (
        <Text size="small" tone="muted">
          {t('fromSources', { sources: last.sources.join(', ') })}
        </Text>
      )}
      <ul className={css.tags} aria-label={t('tags')}>
        {tags.map((tag) => (
          <li key={tag}>
            <Badge tone="neutral" variant="outline">
              {tag}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
