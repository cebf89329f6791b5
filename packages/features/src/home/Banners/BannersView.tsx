import type { Notice } from '@baize/contract';
import { ButtonLink, Hero, HeroArt, Skeleton, Stack } from '@baize/design-system';
import { Carousel } from '@baize/design-system/Carousel';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeSection } from '../HomeSection.tsx';
import type { ListState } from '../listState.ts';
import * as css from './BannersView.css.ts';

export interface BannersViewProps {
  state: ListState<Notice>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** Milliseconds that a banner stands before the next comes by itself. */
const shownMs = 7_000;

/** One after the other: a notice has words, and no picture of its own. */
const drawings = ['dice', 'wheel', 'cards'] as const;

/** The banners, one at a time; a user who reads one can stop them. */
export function BannersView({ state, errorText }: BannersViewProps): ReactElement {
  const { t } = useTranslation('home');
  return (
    <HomeSection
      title={t('banners')}
      state={state}
      errorText={errorText}
      placeholder={
        <Stack gap={2}>
          <Skeleton shape="card" />
          <div className={css.controls} />
        </Stack>
      }
    >
      {(notices) => (
        <Carousel
          label={t('banners')}
          autoplayDelay={shownMs}
          slides={notices.map(({ id, title, paragraphs, href }, place) => ({
            id,
            label: title,
            content: (
              <div className={css.banner}>
                <Hero
                  level={2}
                  badge={t('banner.badge')}
                  title={title}
                  art={<HeroArt name={drawings[place % drawings.length] ?? 'cards'} />}
                  action={
                    href !== undefined && (
                      <ButtonLink href={href} tone="brass">
                        {t('banner.action')}
                      </ButtonLink>
                    )
                  }
                >
                  {paragraphs[0]}
                </Hero>
              </div>
            ),
          }))}
        />
      )}
    </HomeSection>
  );
}
