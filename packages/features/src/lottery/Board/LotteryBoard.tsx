import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily, Picked, Play } from '@baize/contract/lottery';
import { Tabs } from '@baize/design-system/Tabs';
import { memo, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as page from '../Page/Lottery.css.ts';
import * as css from './Board.css.ts';
import { PlayBoard } from './PlayBoard.tsx';

export interface LotteryBoardProps {
  family: LotteryFamily;
  /** The newest first. */
  draws: readonly LotteryDraw[];
  language: Language;
  money(amount: number): string;
  /** Why nothing can be added to the slip now; undefined where it can. */
  blocked: string | undefined;
  onAdd(play: Play, picked: Picked): void;
  /** Told of the play that is shown. */
  onPlay(play: Play): void;
}

/** Plays by group, and the board of the one that is chosen. */
export const LotteryBoard = memo(function LotteryBoard({
  family,
  draws,
  language,
  money,
  blocked,
  onAdd,
  onPlay,
}: LotteryBoardProps): ReactElement {
  const { t } = useTranslation('lottery');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isMissedShown, setMissedShown] = useState(true);
  const playsIn = (group: string): readonly Play[] => family.plays.filter((play) => play.group === group);
  const playIn = (group: string): Play | undefined => {
    const plays = playsIn(group);
    return plays.find(({ id }) => id === chosen[group]) ?? plays[0];
  };
  const groups = family.groups.filter(({ id }) => playsIn(id).length > 0);
  return (
    <section className={page.card} aria-label={t('board')}>
      <Tabs
        label={t('plays')}
        onChange={(id) => {
          const play = playIn(id);
          if (play) onPlay(play);
        }}
        items={groups.map(({ id, name }) => {
          const play = playIn(id);
          const plays = playsIn(id);
          return {
            id,
            text: name[language],
            content: (
              <div className={css.board}>
                {plays.length > 1 && (
                  <ul className={css.plays} aria-label={name[language]}>
                    {plays.map((one) => (
                      <li key={one.id}>
                        <button
                          type="button"
                          className={css.pill}
                          aria-pressed={one === play}
                          onClick={() => {
                            setChosen((before) => ({ ...before, [id]: one.id }));
                            onPlay(one);
                          }}
                        >
                          {one.name[language]}
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
                {play && (
                  <PlayBoard
                    key={play.id}
                    {...{ family, play, draws, isMissedShown, language, money, blocked }}
                    onMissedShown={setMissedShown}
                    onAdd={(picked) => onAdd(play, picked)}
                  />
                )}
              </div>
            ),
          };
        })}
      />
    </section>
  );
});
