import { ButtonLink, Hero } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface HomeHeroProps {
  /** Where the hero's button leads: the registration for a visitor, the games for a member. */
  href: string;
  isVisitor: boolean;
  /** A card beside it on a wide page. Default nothing. */
  beside?: ReactNode;
}

/** The first thing on the home page. */
export function HomeHero({ href, isVisitor, beside }: HomeHeroProps): ReactElement {
  const { t } = useTranslation('games');
  const audience = isVisitor ? 'visitor' : 'member';
  return (
    <Hero
      badge={t(`hero.${audience}.badge`)}
      beside={beside}
      title={t(`hero.${audience}.title`)}
      action={
        <ButtonLink href={href} tone="brass">
          {t(`hero.${audience}.action`)}
        </ButtonLink>
      }
    >
      {t(`hero.${audience}.text`)}
    </Hero>
  );
}
