import type { EncryptionKey } from '@baize/contract';

/** The gateway's key, and when it came: by a clock of the page that nobody sets. */
export interface HeldKey extends EncryptionKey {
  heldAt: number;
}

/** Milliseconds after which the key, and the gateway's time with it, is asked for anew. */
const lastsMs = 3_600_000;

/** The gateway's time as a held key tells it, in seconds since 1970: the device's own clock may be a year off. */
export const gatewaySeconds = ({ issuedAt, heldAt }: HeldKey): number => issuedAt + Math.floor((performance.now() - heldAt) / 1_000);

/** Asks for the key when it is needed, and holds it for an hour. */
export function holdKey(ask: () => Promise<EncryptionKey>) {
  let held: Promise<HeldKey> | undefined;
  return {
    async get(): Promise<HeldKey> {
      const before = held;
      if (before && performance.now() - (await before).heldAt > lastsMs && held === before) held = undefined;
      held ??= ask().then((key) => ({ ...key, heldAt: performance.now() }));
      return await held;
    },
    forget(): void {
      held = undefined;
    },
  };
}
