import type { ReactElement } from 'react';
import { content } from '../Button/Button.css.ts';
import { type ButtonLook, type ButtonText, buttonClass } from '../Button/index.ts';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { tabOf } from '../shared/tabOf.ts';

/** Words, and elements with words: one in two languages, or a part that is only read out. Never nothing. */
export type ButtonLinkText = ButtonText | ReactElement | readonly (string | number | ReactElement)[];

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads; an `https:` address opens in a tab of its own. */
  href: string;
  /** It leads to a file or an app, which leaves this page as it is: no tab of its own. Default false. */
  download?: boolean | undefined;
  /** Drawn before the text. Default none. */
  icon?: IconDrawing | undefined;
  /** Its words, which are its name. */
  children: ButtonLinkText;
}

/** A link with a button's look: for the way on, never for an action. */
export function ButtonLink({ href, download = false, icon, children, ...look }: ButtonLinkProps): ReactElement {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={buttonClass(look)} {...(!download && tabOf(href))}>
      <span className={content}>
        {icon && <Icon icon={icon} size={look.size === 'small' ? 'small' : 'medium'} />}
        {children}
      </span>
    </Anchor>
  );
}
