import { getEncryptionKey } from './getEncryptionKey.ts';
import { getPermission } from './getPermission.ts';
import { getSystemStatus } from './getSystemStatus.ts';
import { getWhitelabel } from './getWhitelabel.ts';
import { listCountries } from './listCountries.ts';
import { listRouters } from './listRouters.ts';

export { type EncryptionKey, getEncryptionKey, type PublicKey } from './getEncryptionKey.ts';
export { type CustomerServiceEntry, customerServiceTypes, type FeatureFlags, getPermission } from './getPermission.ts';
export { getSystemStatus, type SystemStatus } from './getSystemStatus.ts';
export { getWhitelabel, type SentBrand, sentBrand } from './getWhitelabel.ts';
export { type Country, listCountries } from './listCountries.ts';
export { listRouters } from './listRouters.ts';
export { supported } from './supported.ts';

/** Calls of this domain by name. */
export const systemCalls = { getSystemStatus, getWhitelabel, getPermission, getEncryptionKey, listCountries, listRouters } as const;
