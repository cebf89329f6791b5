import type { ReactElement } from 'react';
import { type ButtonLook, buttonClass } from '../Button/index.ts';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { square } from '../IconButton/IconButton.css.ts';
import { tabOf } from '../shared/tabOf.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { letter as letterClass } from './IconLink.css.ts';

/** A drawing or a letter, never both; `label` is what it is called. */
export type IconLinkProps = Omit<ButtonLook, 'fullWidth'> & {
  /** Where it leads; an `https:` address opens in a tab of its own. */
  href: string;
  /** The link's name: where it leads, in words. */
  label: string;
} & (
    | {
        /** Which drawing. */
        icon: IconDrawing;
        letter?: never;
      }
    | {
        /** In place of a drawing, for a brand whose mark is one letter. */
        letter: string;
        icon?: never;
      }
  );

/** A square link with a drawing alone; its name is never left out. Its tone is `ghost` by default. */
export function IconLink({ href, label, icon, letter, tone = 'ghost', size = 'large' }: IconLinkProps): ReactElement {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} title={label} className={buttonClass({ tone, size }, square[size])} {...tabOf(href)}>
      {icon ? (
        <Icon icon={icon} />
      ) : (
        <span aria-hidden="true" className={letterClass}>
          {letter}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  );
}
