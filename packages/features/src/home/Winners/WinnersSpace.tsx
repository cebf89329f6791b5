import { Card, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { comingHeading, comingRow } from './WinnersSpace.css.ts';

/** So many have room beside the hero. */
export const shownBeside = 5;
const placeholders = Array.from({ length: shownBeside }, (_, place) => `win-${place}`);

/** Rows of winners that are on their way. */
export function WinnersPlaceholder(): ReactElement[] {
  return placeholders.map((place) => (
    <div key={place} className={comingRow}>
      <Skeleton />
    </div>
  ));
}

/** The panel of the winners before its script has come. */
export function WinnersSpace(): ReactElement {
  return (
    <Card>
      <Stack gap={3}>
        <div className={comingHeading}>
          <Skeleton width="half" />
        </div>
        <WinnersPlaceholder />
      </Stack>
    </Card>
  );
}
