import { Skeleton, Stack } from '@baize/design-system';

/** The room of an entry of a centre whose chunk is on its way. */
export const entrySpace = (
  <Stack gap={4} aria-busy>
    <Skeleton shape="control" />
    <Skeleton shape="card" />
    <Skeleton shape="control" />
  </Stack>
);
