import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily, Picked, Play } from '@baize/contract/lottery';
import { Button, Switch, Text } from '@baize/design-system';
import { diceIcon, plusIcon } from '@baize/design-system/icons';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { missedPeriods } from '../Draws/missedPeriods.ts';
import { oddsOf } from '../lotteryText.ts';
import * as css from './Board.css.ts';
import { NumberRow } from './NumberRow.tsx';
import { OptionGrid } from './OptionGrid.tsx';
import { TypedLines } from './TypedLines.tsx';
import { usePick } from './usePick.ts';

const noNumbers: readonly number[] = [];

export interface PlayBoardProps {
  family: LotteryFamily;
  play: Play;
  /** The newest first. */
  draws: readonly LotteryDraw[];
  isMissedShown: boolean;
  onMissedShown(isShown: boolean): void;
  language: Language;
  money(amount: number): string;
  /** Why nothing can be added now; undefined where it can. */
  blocked: string | undefined;
  onAdd(picked: Picked): void;
}

/** The board of one play: numbers, options or typed lines, and below them odds, caps and what is picked. */
export function PlayBoard(props: PlayBoardProps): ReactElement {
  const { family, play, draws, isMissedShown, onMissedShown, language, money, blocked, onAdd } = props;
  const { t } = useTranslation('lottery');
  const { picked, text, read, lines, fault, pick, changeRow, type, addRandom, clear } = usePick(play);
  const { board } = play;
  const missed = useMemo(
    () => (isMissedShown && board.kind === 'rows' ? board.rows.map((_, row) => missedPeriods(family, play, row, draws)) : []),
    [isMissedShown, board, family, play, draws],
  );
  const chosen = picked.reduce((sum, row) => sum + row.length, 0);
  return (
    <div className={css.board}>
      {board.kind === 'rows' && (
        <>
          {draws.length > 0 && (
            <div className={css.tools}>
              <Text size="small" tone="muted">
                {play.rule[language]}
              </Text>
              <Switch label={t('missed')} checked={isMissedShown} onChange={(event) => onMissedShown(event.target.checked)} />
            </div>
          )}
          <div>
            {board.rows.map(({ label }, row) => (
              <NumberRow
                key={label.vi}
                board={board}
                row={row}
                picked={picked[row] ?? noNumbers}
                missed={draws.length > 0 ? missed[row] : undefined}
                drawCount={draws.length}
                language={language}
                onChange={changeRow}
              />
            ))}
          </div>
        </>
      )}
      {board.kind !== 'rows' && (
        <Text size="small" tone="muted">
          {play.rule[language]}
        </Text>
      )}
      {board.kind === 'options' && <OptionGrid play={play} picked={picked} language={language} onChange={pick} />}
      {board.kind === 'typed' && <TypedLines board={board} text={text} read={read} onChange={type} />}
      <div className={css.foot}>
        <div className={css.footFact}>
          <Text as="span" size="small" tone="muted">
            {t('odds')}
          </Text>
          <span className={css.odds}>{oddsOf(play, picked, language)}</span>
        </div>
        <div className={css.footFact}>
          <Text as="span" size="small" tone="muted">
            {t('caps')}
          </Text>
          <Text as="span" size="small" weight="medium">
            {t('capsOf', { line: money(family.caps.line), period: money(family.caps.period) })}
          </Text>
        </div>
        <div className={css.footFact} aria-live="polite">
          <Text as="span" size="small" tone="muted">
            {t('picked')}
          </Text>
          <Text as="span" size="small" weight="medium">
            {fault === 'too_many' ? t('tooMany') : t('lines', { count: lines, lines: lines.toLocaleString(language) })}
          </Text>
        </div>
        <div className={css.footEnd}>
          <Button tone="outline" icon={diceIcon} onClick={addRandom}>
            {t('random')}
          </Button>
          <Button
            icon={plusIcon}
            disabled={lines === 0 || blocked !== undefined}
            onClick={() => {
              onAdd(picked);
              clear();
            }}
          >
            {t('add')}
          </Button>
        </div>
      </div>
      {blocked && chosen > 0 && (
        <Text size="small" tone="warning">
          {blocked}
        </Text>
      )}
    </div>
  );
}
