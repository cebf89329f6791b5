import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { type VendorType, vendorTypes } from './game.ts';

const wireVendor = z.object({
  accountTypeName: z.string(),
  vassalage: z.string(),
  vendorTypes: z.array(z.enum(vendorTypes)),
});

/** A vendor under the portal’s own names. */
export interface GameVendor {
  /** As shown. */
  name: string;
  /** Vendor code that launch calls and addresses carry. */
  vassalage: string;
  /** The types of which it has games. */
  vendorTypes: readonly VendorType[];
}

/** Gives a vendor of the wire the names that the portal uses. */
export const toGameVendor = ({ accountTypeName: name, ...rest }: z.infer<typeof wireVendor>): GameVendor => ({ name, ...rest });

export const listGameVendors = defineCall({
  method: 'GET',
  path: 'games/vendors',
  auth: 'public',
  summary: 'The merchant’s vendors with the types of their games (§3), those of the most played games first.',
  request: z.object({
    /** Default: the merchant of the call’s header, and there is no other. */
    merchantCode: z.optional(z.string().check(z.maxLength(32))),
  }),
  example: {},
  response: z.object({ vendors: z.array(wireVendor) }),
});
