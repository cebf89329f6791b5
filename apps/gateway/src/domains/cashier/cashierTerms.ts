import type { BrandAmounts } from '@baize/brand';
import { type Currency, inMinorUnit, limits } from '@baize/contract';
import { z } from 'zod';

/** A thousand billion of the minor unit: above it no figure is meant, and products with a percentage stay exact. */
const mostMoney = 1_000_000_000_000;

function figure(least: number, most: number, usual: number) {
  const error = `is a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error }).default(usual);
}
const minutes = (usual: number) => figure(1, 1_440, usual);

/**
 * A brand's terms of §9 "Deposit" and "Withdrawal" (minor unit, minutes, percent).
 * @param amounts of the brand, before §9's figures, both in whole units of the currency
 */
export function cashierTermsIn(currency: Currency, amounts: BrandAmounts = {}) {
  const deposit = { ...limits.deposit, ...amounts.deposit };
  const withdrawal = { ...limits.withdrawal, ...amounts.withdrawal };
  const money = (units: number) => figure(1, mostMoney, inMinorUnit(units, currency));
  return z.object({
    deposit: z
      .object({
        minimum: money(deposit.minimum),
        maximum: money(deposit.maximum),
        /** For a bank transfer to arrive. */
        remittanceMinutes: minutes(deposit.remittanceMinutes),
      })
      .refine(({ minimum, maximum }) => minimum <= maximum, 'minimum is not above maximum')
      .prefault({}),
    withdrawal: z
      .object({
        minimum: money(withdrawal.minimum),
        maximum: money(withdrawal.maximum),
        dailyMaximum: money(withdrawal.dailyMaximum),
        freePerDay: figure(0, 1_000, withdrawal.freePerDay),
        /** Below 100: of what is paid out something is left. */
        feePercent: figure(0, 99, withdrawal.feePercent),
        /** Share of a deposit to be wagered first. */
        turnoverPercent: figure(0, 100, withdrawal.turnoverPercent),
        /** For the member to say what he received of a payment. */
        receiptMinutes: minutes(withdrawal.receiptMinutes),
      })
      .refine(
        ({ minimum, maximum, dailyMaximum }) => minimum <= maximum && maximum <= dailyMaximum,
        'minimum is not above maximum, nor that above dailyMaximum',
      )
      .prefault({}),
  });
}
export type CashierTerms = z.infer<ReturnType<typeof cashierTermsIn>>;
