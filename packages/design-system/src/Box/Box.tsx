import type { ComponentProps, ReactElement } from 'react';
import type { LayoutElement } from '../shared/elements.ts';
import { sprinkles } from '../theme/sprinkles.css.ts';

export interface BoxProps extends Omit<ComponentProps<'div'>, 'ref' | 'className' | 'style'> {
  /** Steps of 4 px on every side. Default none. */
  padding?: 0 | 2 | 4 | 6 | undefined;
  /** Ground by token. Default none. */
  background?: 'canvas' | 'surface' | 'raised' | 'felt' | undefined;
  /** A hairline around it. Default none. */
  border?: 'line' | undefined;
  /** Corners by token. Default square. */
  borderRadius?: 'small' | 'medium' | 'large' | undefined;
  /** Which element. Default `div`. */
  as?: LayoutElement | undefined;
}

/** A plain ground, for what no other part gives. */
export function Box({ padding, background, border, borderRadius, as = 'div', ...rest }: BoxProps): ReactElement {
  const Element = as as 'div';
  return <Element {...rest} className={sprinkles({ padding, background, border, borderRadius })} />;
}
