import type { ReactElement, ReactNode } from 'react';
import { content } from '../Button/Button.css.ts';
import { type ButtonLook, buttonClass } from '../Button/index.ts';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads. */
  href: string;
  /** Drawn before the text. Default none. */
  icon?: IconDrawing | undefined;
  children: ReactNode;
}

/** A link with a button's look: for the way on, never for an action. */
export function ButtonLink({ href, icon, children, ...look }: ButtonLinkProps): ReactElement {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={buttonClass(look)}>
      <span className={content}>
        {icon && <Icon icon={icon} size={look.size === 'small' ? 'small' : 'medium'} />}
        {children}
      </span>
    </Anchor>
  );
}
