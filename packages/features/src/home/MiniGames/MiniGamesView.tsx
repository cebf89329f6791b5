import type { Notice } from '@baize/contract';
import { CategoryRow } from '@baize/design-system';
import { diceIcon, gemIcon, giftIcon, ticketIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeSection } from '../HomeSection.tsx';
import type { ListState } from '../listState.ts';
import * as css from './MiniGamesView.css.ts';

export interface MiniGamesViewProps {
  state: ListState<Notice>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** One after the other: a notice has words, and no picture of its own. */
const icons = [diceIcon, ticketIcon, gemIcon, giftIcon] as const;

/** The icons of the mini games (§7 group `w_rng_mini`); a notice that leads nowhere is left out. */
export function MiniGamesView({ state, errorText }: MiniGamesViewProps): ReactElement {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('mini')} state={state} errorText={errorText} placeholder={<div className={css.placeholder} />}>
      {(notices) => (
        <CategoryRow
          label={t('mini')}
          items={notices.flatMap(({ id, title, href }, place) =>
            href === undefined ? [] : { id, text: title, href, icon: icons[place % icons.length] ?? diceIcon },
          )}
        />
      )}
    </HomeSection>
  );
}
