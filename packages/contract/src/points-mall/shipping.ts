import * as z from 'zod/mini';
import { checkPattern } from '../rules/patterns.ts';
import { isShownText } from '../rules/shownText.ts';
import { composedText } from '../rules/typedText.ts';
import type { FieldIssue } from '../wire/envelope.ts';

/** §3 "Shipping info": where goods are sent. */
export const shippingFields = ['name', 'phone', 'address'] as const;
export type ShippingField = (typeof shippingFields)[number];

const ranges: Record<ShippingField, { min: number; max: number }> = {
  name: { min: 2, max: 60 },
  // Each country has its own phone numbers: the gateway checks them.
  phone: { min: 6, max: 20 },
  address: { min: 10, max: 200 },
};

const typed = z.string().check(z.maxLength(4_000));
export const shipping = z.object({ name: typed, phone: typed, address: typed });
/** What was typed of it, or where it goes. */
export type Shipping = z.infer<typeof shipping>;

/** The one spelling of what was typed: in NFC, on one line, without blanks around it. */
export const spelledShipping = (text: string): string => composedText(text).replace(/\s+/gu, ' ').trim();

/**
 * The rules of the shipping form, the same on both sides of the wire.
 * @returns every refused field, in the order of the form; empty when it may be sent
 */
export function checkShipping(values: Shipping): FieldIssue[] {
  return shippingFields.flatMap((field): FieldIssue[] => {
    const value = spelledShipping(values[field]);
    if (value === '') return [{ field, code: 'field_required' }];
    const code = checkPattern('*', value, ranges[field]) ?? (isShownText(value) ? undefined : 'field_format_error');
    return code ? [{ field, code, params: ranges[field] }] : [];
  });
}
