import { chromaticModes } from '../../.storybook/modes.ts';

/** Half of Chromatic's modes, in which each value of each toolbar still meets both widths: pictures take time. */
export const modes = Object.entries(chromaticModes).filter(([name]) =>
  /^(?:dark phone vi|light phone en|dark desktop en|light desktop vi)$/.test(name),
);
