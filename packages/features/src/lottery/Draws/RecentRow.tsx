import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Heading, Text, VisuallyHidden } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { periodText } from '../lotteryText.ts';
import { drawTexts } from '../numberText.ts';
import * as css from '../Page/Lottery.css.ts';
import { sidePlaysOf, wonBy } from './sidesOf.ts';

export interface RecentRowProps {
  family: LotteryFamily;
  /** The newest first; undefined while they are on their way, whose place is kept. */
  draws: readonly LotteryDraw[] | undefined;
  language: Language;
}

const shownDraws = 20;
const awaitedDraws = Array.from({ length: shownDraws }, (_, place) => ({ period: String(place), numbers: undefined }));
const bigSmall = ['big', 'small'];
/** Letters that a cell has room for: of longer words it has the first. */
const mostLetters = 3;

/** The last results in a row, the oldest first: big or small by what is chosen; of lots the last two digits. */
export function RecentRow({ family, draws, language }: RecentRowProps): ReactElement | null {
  const { t } = useTranslation('lottery');
  const sides = sidePlaysOf(family);
  const [chosen, setChosen] = useState(sides[0]?.id);
  const play = sides.find(({ id }) => id === chosen) ?? sides[0];
  const isOfLots = family.draw.kind === 'lots';
  if (draws?.length === 0 || (!isOfLots && !play)) return null;
  const cells = (draws ?? awaitedDraws)
    .slice(0, shownDraws)
    .toReversed()
    .map(({ period, numbers }) => {
      if (!numbers) return { period, text: '', isStrong: false };
      if (isOfLots) {
        const tail = (drawTexts(family, numbers)[0] ?? '').slice(-2);
        return { period, text: tail, isStrong: tail[0] === tail[1] };
      }
      const side = play && wonBy(play, numbers).find(({ id }) => bigSmall.includes(id));
      return { period, text: side?.label[language] ?? '–', isStrong: side?.id === 'big' };
    });
  const isShort = !isOfLots && cells.some(({ text }) => text.length > mostLetters);
  const strong = cells.filter(({ isStrong }) => isStrong).length;
  return (
    <section className={css.recent} aria-label={t('recent', { count: cells.length })} aria-busy={!draws}>
      <div className={css.recentHead}>
        <Heading level={3} size="body">
          {isOfLots ? t('recentTails', { count: cells.length }) : t('recent', { count: cells.length })}
        </Heading>
        {!isOfLots && play && sides.length > 1 && (
          <fieldset className={css.segments} aria-label={t('recentBy')}>
            {sides.map(({ id, name }) => (
              <button key={id} type="button" className={css.segment} aria-pressed={id === play.id} onClick={() => setChosen(id)}>
                {name[language]}
              </button>
            ))}
          </fieldset>
        )}
        <Text size="small" tone="muted">
          {isOfLots
            ? t('doubles', { count: strong })
            : t('bigSmall', {
                big: String(strong),
                small: String(cells.filter(({ text }) => text !== '–' && text !== '').length - strong),
              })}
        </Text>
      </div>
      <ol className={css.recentRow}>
        {cells.map(({ period, text, isStrong }, place) => (
          <li
            key={period}
            className={`${isStrong ? css.recentStrong : css.recentCell}${draws && place === cells.length - 1 ? ` ${css.recentLast}` : ''}`}
            title={draws && t('period', { period: periodText(period) })}
          >
            {isShort ? text.charAt(0) : text}
            {isShort && <VisuallyHidden>{text.slice(1)}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </section>
  );
}
