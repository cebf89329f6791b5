import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../shared/classNames.ts';
import { measure } from '../shared/page.css.ts';
import { footer, links as linkRow, row, rows } from './Footer.css.ts';

export interface FooterProps {
  /** The mark. */
  brand: ReactNode;
  /** Quiet links: terms, help, contacts. Default none. */
  links?: ReactNode | undefined;
  /** Age limit, licence, responsible play; never left out. */
  legal: ReactNode;
}

/** The foot of a page. */
export function Footer({ brand, links, legal }: FooterProps): ReactElement {
  return (
    <footer className={footer}>
      <div className={classNames(measure, rows)}>
        <div className={row}>
          {brand}
          {links && <div className={linkRow}>{links}</div>}
        </div>
        {legal}
      </div>
    </footer>
  );
}
