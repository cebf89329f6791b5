/**
 * Milliseconds since 1970 by this device's clock, which may be wrong: only for how long something has taken or has been kept here. What day or
 * time it is for the brand, `gatewayNow` and `gatewayDay` tell.
 */
export const deviceNow = (): number => Date.now();
