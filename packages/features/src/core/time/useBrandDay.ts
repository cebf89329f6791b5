import { gatewayDay } from './gatewayDay.ts';
import { useBrandZone } from './useBrandZone.ts';

/** The brand's day, `yyyy-MM-dd`, by the gateway's clock. */
export const useBrandDay = (): string => gatewayDay(useBrandZone());
