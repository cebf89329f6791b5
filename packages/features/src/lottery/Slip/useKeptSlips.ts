import type { Currency, Lottery } from '@baize/contract';
import { lotteryFamily, withCapsIn } from '@baize/contract/lottery';
import { useCallback, useState } from 'react';
import { useFormDraft } from '../../core/index.ts';
import { readSlips, type Slips, slipsText } from './keptSlips.ts';

const fields = ['slips'] as const;

/** Slips of an account as the tab keeps them: over a reload, a change of page and the end of a session, and no longer than until a logout. */
export interface KeptSlips {
  /** Those that were kept when the page began. */
  slips: Slips;
  /** Keeps these in their place. */
  keep(slips: Slips): void;
}

/** The slips that this tab has kept for the account. Mount it anew for another account. */
export function useKeptSlips(lotteries: readonly Pick<Lottery, 'lottery' | 'family' | 'lunarYear'>[], currency: Currency): KeptSlips {
  const { kept, keep } = useFormDraft('lotterySlips', fields, 'tab');
  const [slips] = useState(() =>
    readSlips(kept.slips ?? '', (code) => {
      const found = lotteries.find(({ lottery }) => lottery === code);
      return found && withCapsIn(lotteryFamily(found.family, found.lunarYear), currency);
    }),
  );
  return { slips, keep: useCallback((now: Slips) => keep({ slips: slipsText(now) }), [keep]) };
}
