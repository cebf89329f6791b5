import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { CardsAndChips } from './CardsAndChips.tsx';
import * as css from './Hero.css.ts';

export interface HeroProps {
  /** Whom it is for: “New members”. */
  badge: string;
  /** The promise, in a line or two. */
  title: string;
  /** Its terms in a sentence. */
  children: ReactNode;
  /** The one call to action, a brass button or link. */
  action: ReactNode;
  /** The title's place in the page's outline. Default 1. */
  level?: 1 | 2 | undefined;
  /** A drawing that fills the second half. Default: cards and chips. */
  art?: ReactNode | undefined;
  /** A card beside it where the page is at least 1200 px wide, and nowhere else. Default nothing. */
  beside?: ReactNode | undefined;
}

const elements = { 1: 'h1', 2: 'h2' } as const;

/** The head of the home page: one promise on felt. One a screen. */
export function Hero({ badge, title, children, action, level = 1, art, beside }: HeroProps): ReactElement {
  const Title = elements[level];
  const hero = (
    <section className={css.hero}>
      <div className={css.words}>
        <Badge tone="brass">{badge}</Badge>
        <Title className={css.title}>{title}</Title>
        <div className={css.lead}>{children}</div>
        {action}
      </div>
      <div className={css.picture}>{art ?? <CardsAndChips />}</div>
    </section>
  );
  if (!beside) return hero;
  return (
    <div className={css.row}>
      {hero}
      <div className={css.beside}>{beside}</div>
    </div>
  );
}
