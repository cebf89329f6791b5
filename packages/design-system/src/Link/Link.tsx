import type { ReactElement, ReactNode } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { classNames } from '../shared/classNames.ts';
import { tabOf } from '../shared/tabOf.ts';
import { inSentence, tones } from './Link.css.ts';

export type LinkTone = 'text' | 'quiet';

export interface LinkProps {
  /** Where it leads; an `https:` address opens in a tab of its own. */
  href: string;
  /** `text` is seen at once, `quiet` recedes (footers, “see all”). Default `text`. */
  tone?: LinkTone | undefined;
  /** Stands inside a sentence: underlined, and no higher than the line. Default false. */
  inline?: boolean | undefined;
  children: ReactNode;
}

/** A link in text, drawn by the application's router. */
export function Link({ href, tone = 'text', inline = false, children }: LinkProps): ReactElement {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={classNames(tones[tone], inline && inSentence)} {...tabOf(href)}>
      {children}
    </Anchor>
  );
}
