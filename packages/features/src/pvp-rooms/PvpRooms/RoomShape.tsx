import { Card, Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import * as css from './PvpRoomsView.css.ts';

export interface RoomShapeProps {
  picture: ReactNode;
  name: ReactNode;
  game: ReactNode;
  action: ReactNode;
  /** Its facts. */
  children: ReactNode;
}

/** The geometry of a card, whether its room has come or not. */
export function RoomShape({ picture, name, game, action, children }: RoomShapeProps): ReactElement {
  return (
    <Card padding="small">
      <div className={css.card}>
        <div className={css.head}>
          {picture}
          <div className={css.words}>
            {name}
            <Text as="div" size="tiny" tone="muted" truncate>
              {game}
            </Text>
          </div>
        </div>
        <dl className={css.facts}>{children}</dl>
        {action}
      </div>
    </Card>
  );
}

export interface RoomFactProps {
  title: ReactNode;
  /** How it stands. Default: that is on its way. */
  children?: ReactNode;
}

/** One line of what a room asks for. */
export function RoomFact({ title, children }: RoomFactProps): ReactElement {
  return (
    <div className={css.fact}>
      <Text as="dt" size="tiny" tone="muted">
        {title}
      </Text>
      <Text as="dd" size="small" weight="medium">
        {children ?? <span className={css.comingFact} />}
      </Text>
    </div>
  );
}
