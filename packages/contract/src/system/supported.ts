import { languages } from '../wire/headers.ts';
import { currencies } from '../wire/money.ts';
import { featureFlagNames } from './getPermission.ts';

/** What a brand may ask of a portal: `checkBrand` and `brandPlugin` of `@baize/brand` take it. */
export const supported = { currencies, languages, flags: featureFlagNames } as const;
