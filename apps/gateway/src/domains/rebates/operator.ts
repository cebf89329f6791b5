import { type VendorType, vendorTypes } from '@baize/contract';
import { OperatorError } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { setRate, todaysRates } from './rates.ts';

const hundredths = 100;
const percent = (rate: number): string => `${rate / hundredths} %`;

/** `RNG=0.6`: a type and a percentage with two digits behind the point at most. */
function readRate(word: string): { vendorType: VendorType; rate: number } {
  const [name = '', written = ''] = word.split('=');
  const vendorType = vendorTypes.find((type) => type === name.toUpperCase());
  if (!vendorType) throw new OperatorError(`There is no type ${name || 'without a name'}: ${vendorTypes.join(', ')}.`);
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(written) || Number(written) > 100)
    throw new OperatorError(`${vendorType} needs a percentage from 0 to 100, such as ${vendorType}=0.6.`);
  return { vendorType, rate: Math.round(Number(written) * hundredths) };
}

async function rates({ db, house }: OperatorContext, words: readonly string[]): Promise<string> {
  const set = words.map(readRate);
  await db.transaction(async (tx) => {
    for (const one of set) await setRate(tx, { ...one, timeZone: house.timeZone });
  });
  const lines = (await todaysRates(db, house.timeZone)).map(({ vendorType, rate }) => `${vendorType} ${percent(rate)}`);
  return lines.length > 0 ? lines.join('\n') : 'No type has a rebate.';
}

/** Operator commands of this domain. */
export const rebatesCommands: Record<string, Command> = {
  rebate: {
    help: '  rebate rates [<type>=<percent> …]                      what is given back of turnover, by type, from today on (§2 "manual rebate")',
    run: (context, [action, ...words]) => {
      if (action !== 'rates') throw new OperatorError('Rebates have rates: rebate rates RNG=0.6 LIVE=0.4.');
      return rates(context, words);
    },
  },
};
