import type { Winner } from '@baize/contract';
import { Money, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { markArtOf, useLanguage } from '../../core/index.ts';
import * as css from './Winners.css.ts';

/** One big win: the game's picture, who and what it was, and how much. */
export function WinnerRow({ nickname, amount, currency, game }: Winner): ReactElement {
  const language = useLanguage();
  return (
    <div className={css.row}>
      <img className={css.picture} src={markArtOf(game.smallArt)} alt="" width={40} height={40} loading="lazy" decoding="async" />
      <div className={css.words}>
        <Text size="small" weight="medium" truncate>
          {nickname}
        </Text>
        <Text size="tiny" tone="muted" truncate>
          {game.name[language]}
        </Text>
      </div>
      <Text as="span" tone="positive" weight="strong">
        <Money amount={amount} currency={currency} language={language} signed />
      </Text>
    </div>
  );
}

/** Tells the rows of a list apart. */
export const keyOfWinner = ({ time, nickname, game }: Winner): string => `${time} ${nickname} ${game.nodeId}`;
