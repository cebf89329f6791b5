import type { OpenedNumbers } from '@baize/contract';
import { Card, Link, Skeleton, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandZone, useLanguage, withZone } from '../../core/index.ts';
import { HomeCards } from '../HomeCards.tsx';
import { HomeSection } from '../HomeSection.tsx';
import type { ListState } from '../listState.ts';
import * as css from './OpenedNumbersView.css.ts';

export interface OpenedNumbersViewProps {
  state: ListState<OpenedNumbers>;
  /** Where a lottery is played. */
  hrefOf(lottery: string): string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

const placeholders = ['draw-1', 'draw-2', 'draw-3', 'draw-4'];

/** The last numbers of each lottery, with its period and when the next is drawn. */
export function OpenedNumbersView({ state, hrefOf, errorText }: OpenedNumbersViewProps): ReactElement {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const timeZone = useBrandZone();
  const minute = new Intl.DateTimeFormat('vi-VN', { timeStyle: 'short', hourCycle: 'h23', timeZone });
  return (
    <HomeSection
      title={t('opened')}
      state={state}
      errorText={errorText}
      placeholder={
        <HomeCards>
          {placeholders.map((draw) => (
            <Card key={draw} padding="small">
              <div className={css.draw}>
                <Text as="p" size="small">
                  <Skeleton width="half" />
                </Text>
                <div className={css.balls} />
                <Text as="p" size="tiny">
                  <Skeleton width="half" />
                </Text>
              </div>
            </Card>
          ))}
        </HomeCards>
      }
    >
      {(draws) => (
        <HomeCards label={t('opened')}>
          {draws.map(({ lottery, name, period, numbers, nextAt }) => (
            <li key={lottery}>
              <Card padding="small">
                <div className={css.draw}>
                  <Text as="p" size="small" weight="medium" truncate>
                    <Link href={hrefOf(lottery)}>{name[language]}</Link>
                  </Text>
                  <ol className={css.balls} aria-label={t('opened.numbers', { name: name[language] })}>
                    {numbers.map((number, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice, and its place is all that tells it from the other
                      <li key={place} className={css.ball}>
                        {number}
                      </li>
                    ))}
                  </ol>
                  <Text as="p" size="tiny" tone="muted">
                    {t('opened.period', { period, next: withZone(minute.format(new Date(nextAt)), timeZone, nextAt) })}
                  </Text>
                </div>
              </Card>
            </li>
          ))}
        </HomeCards>
      )}
    </HomeSection>
  );
}
