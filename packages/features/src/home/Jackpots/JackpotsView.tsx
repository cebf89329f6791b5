import type { Jackpot } from '@baize/contract';
import { Button, ButtonLink, Money, Text } from '@baize/design-system';
import { media } from '@baize/design-system/tokens';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useMediaQuery } from '../../core/index.ts';
import type { ListState } from '../listState.ts';
import * as css from './JackpotsView.css.ts';

export interface JackpotsViewProps {
  state: ListState<Jackpot>;
  /** Where the games that play for it are. */
  gamesHref: string;
}

/** A bar with the largest pot, and beside it the others; a brand without a jackpot has none. */
export function JackpotsView({ state, gamesHref }: JackpotsViewProps): ReactElement | null {
  const { t } = useTranslation('home');
  const language = useLanguage();
  // Their style hides them there: a phone does without what it would not show.
  const isNarrow = useMediaQuery(media.belowDesktop);
  if (state.status === 'empty') return null;
  const [grand, ...others] = state.status === 'ready' ? state.items : [];
  const figureOf = ({ amount, currency }: Jackpot): ReactNode => <Money amount={amount} currency={currency} language={language} />;
  return (
    <section className={css.bar} aria-label={t('jackpot')} aria-busy={state.status === 'loading'}>
      <div className={css.grand}>
        <Text size="small" tone="muted">
          {t('jackpot')}
        </Text>
        <p className={css.figure}>{grand ? figureOf(grand) : '…'}</p>
      </div>
      {!isNarrow && others.length > 0 && (
        <dl className={css.others}>
          {others.map((pot) => (
            <div key={pot.level} className={css.other}>
              <dt>
                <Text as="span" size="tiny" tone="muted">
                  {t(`jackpot.${pot.level}`)}
                </Text>
              </dt>
              <dd className={css.amount}>
                <Text as="span" weight="medium">
                  {figureOf(pot)}
                </Text>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {state.status === 'error' ? (
        <div role="alert">
          <Button tone="outline" onClick={state.retry}>
            {t('jackpot.retry')}
          </Button>
        </div>
      ) : (
        <ButtonLink href={gamesHref} tone="outline">
          {t('jackpot.games')}
        </ButtonLink>
      )}
    </section>
  );
}
