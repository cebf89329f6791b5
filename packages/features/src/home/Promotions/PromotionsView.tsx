import type { Notice } from '@baize/contract';
import { ButtonLink, Card, Heading, Skeleton, Text, VisuallyHidden } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeCards } from '../HomeCards.tsx';
import { HomeSection } from '../HomeSection.tsx';
import type { ListState } from '../listState.ts';
import * as css from './PromotionsView.css.ts';

export interface PromotionsViewProps {
  state: ListState<Notice>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

const placeholders = ['promotion-1', 'promotion-2', 'promotion-3'];

/** The promotions as cards; each says what it is, and leads there. */
export function PromotionsView({ state, errorText }: PromotionsViewProps): ReactElement {
  const { t } = useTranslation('home');
  return (
    <HomeSection
      title={t('promotions')}
      state={state}
      errorText={errorText}
      placeholder={
        <HomeCards>
          {placeholders.map((promotion) => (
            <Card key={promotion}>
              <div className={css.promotion}>
                <div className={css.comingTitle}>
                  <Skeleton width="threeQuarters" />
                </div>
                <div className={css.text} />
                <Skeleton shape="control" width="half" />
              </div>
            </Card>
          ))}
        </HomeCards>
      }
    >
      {(promotions) => (
        <HomeCards label={t('promotions')}>
          {promotions.map(({ id, title, paragraphs, href }) => (
            <li key={id} className={css.item}>
              <Card>
                <div className={css.promotion}>
                  <Heading level={3}>{title}</Heading>
                  <div className={css.text}>
                    <Text tone="muted">{paragraphs[0]}</Text>
                  </div>
                  {href !== undefined && (
                    <ButtonLink href={href} tone="outline">
                      {t('banner.action')}
                      <VisuallyHidden>: {title}</VisuallyHidden>
                    </ButtonLink>
                  )}
                </div>
              </Card>
            </li>
          ))}
        </HomeCards>
      )}
    </HomeSection>
  );
}
