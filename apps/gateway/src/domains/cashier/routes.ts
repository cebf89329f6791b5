import type { Services } from '../../services.ts';
import { bankCardHandlers } from './bankCardRoutes.ts';
import { depositHandlers } from './depositRoutes.ts';
import { orderOutcomeHandlers } from './orderOutcome.ts';
import { vendorWalletHandlers } from './vendorWalletRoutes.ts';
import { withdrawalHandlers } from './withdrawalRoutes.ts';

/** Deposits, withdrawals, bank cards and wallets (§4, §9). */
export const cashierHandlers = (services: Services) => ({
  ...depositHandlers(services),
  ...withdrawalHandlers(services),
  ...vendorWalletHandlers(services),
  ...orderOutcomeHandlers(services),
  ...bankCardHandlers(services),
});
