import type { ReactElement } from 'react';
import { type BrandName, brandTitles } from '../theme/brandNames.ts';
import * as css from './BrandMark.css.ts';

export interface BrandMarkProps {
  /** Whose mark. */
  brand: BrandName;
  /** The name beside the drawing. Default true; without it the drawing carries the name. */
  withName?: boolean | undefined;
}

const club = 'M16 7a4 4 0 0 0-3.7 5.5 4 4 0 1 0 2.6 6.6L14 23.5h4l-.9-4.4a4 4 0 1 0 2.6-6.6A4 4 0 0 0 16 7Z';
const lotus =
  'M16 6.5c2.6 2.4 3.8 5 3.8 7.7 0 3-1.5 5.700-3.800 7.800-2.300-2.100-3.800-4.800-3.800-7.800 0-2.700 1.200-5.300 3.800-7.700ZM10.300 11.200c-.3 4.800 1 8.500 3.900 11.300-4.200-.5-7.500-3.600-7.700-9.300 1.400-.9 2.600-1.500 3.800-2ZM21.700 11.200c.3 4.800-1 8.500-3.900 11.300 4.200-.5 7.500-3.600 7.700-9.300-1.400-.9-2.600-1.500-3.800-2ZM9 24h14v1.600H9Z';
const figures: Record<BrandName, string> = { baize: club, sen: lotus };

/** A brand's drawing, with or without its name: a club on felt, or a lotus. */
export function BrandMark({ brand, withName = true }: BrandMarkProps): ReactElement {
  const title = brandTitles[brand];
  return (
    <span className={css.mark}>
      <svg role="img" aria-label={title} aria-hidden={withName} className={css.drawing} viewBox="0 0 32 32">
        <rect className={css.ground} width="32" height="32" />
        <circle className={css.glow} cx="10" cy="4" r="18" opacity="0.6" />
        <path className={css.figure} d={figures[brand]} />
      </svg>
      {withName && <span className={css.name}>{title}</span>}
    </span>
  );
}
