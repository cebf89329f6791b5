import type { Language } from '@baize/contract';
import type { Picked, Play } from '@baize/contract/lottery';
import { VisuallyHidden } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { oddsOf } from '../lotteryText.ts';
import * as css from './Board.css.ts';

export interface OptionGridProps {
  play: Play;
  picked: Picked;
  language: Language;
  onChange(picked: number[][]): void;
}

/** Options to pick from, each with its own odds. */
export function OptionGrid({ play, picked: [picked = []], language, onChange }: OptionGridProps): ReactElement | null {
  const { t } = useTranslation('lottery');
  if (play.board.kind !== 'options') return null;
  return (
    <fieldset className={css.options} aria-label={play.name[language]}>
      {play.board.options.map(({ label }, place) => (
        <button
          key={label.vi}
          type="button"
          className={css.option}
          aria-pressed={picked.includes(place)}
          onClick={() =>
            onChange([
              picked.includes(place) ? picked.filter((one) => one !== place) : [...picked, place].sort((one, other) => one - other),
            ])
          }
        >
          {label[language]}
          <span aria-hidden="true" className={css.optionOdds}>
            ×{oddsOf(play, [[place]], language)}
          </span>
          <VisuallyHidden>{`, ${t('optionOdds', { odds: oddsOf(play, [[place]], language) })}`}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
