export { createPortal } from './createPortal.ts';
export { PortalError, type PortalOptions } from './portalOptions.ts';
