import { OperatorError } from '../../../operator/arguments.ts';
import type { Settings } from '../../../settings/settings.ts';
import { depositPromotions, type OfferedPromotion } from '../depositPromotions.ts';

const sentenceOf = ({ promotionId, occasion, percent, maximum, turnoverTimes, title }: OfferedPromotion): string =>
  `${promotionId} ${occasion} ${percent} % up to ${maximum}, wagered ${turnoverTimes} times: ${title.vi} | ${title.en}`;

/** A whole number, or one that no promotion takes. */
const numberOf = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN);

/**
 * `deposit-promotion list | set … | remove <id>`: promotions that players may choose with a deposit (§3 "Promotion").
 * @throws OperatorError
 */
export async function runPromotion(
  { settings }: { settings: Settings },
  [action, promotionId = '', ...rest]: readonly string[],
): Promise<string> {
  const offered = settings.depositPromotions();
  const others = offered.filter((promotion) => promotion.promotionId !== promotionId);
  if (action === 'list') return offered.length === 0 ? 'There are no promotions.' : offered.map(sentenceOf).join('\n');
  if (action === 'remove') {
    if (others.length === offered.length) throw new OperatorError(`There is no promotion ${promotionId || 'without a name'}.`);
    await settings.change({ depositPromotions: others });
    return `${promotionId} is not offered any more; orders that stand keep it.`;
  }
  if (action !== 'set') throw new OperatorError('Promotions of deposits are listed, set or removed: deposit-promotion list, set, remove.');
  const [occasion, percent, maximum, times, vi = '', en = ''] = rest;
  const [number, most, turnoverTimes] = [percent, maximum, times].map(numberOf);
  const changed = { promotionId, occasion, percent: number, maximum: most, turnoverTimes, title: { vi, en } };
  const parsed = depositPromotions.safeParse([...others, changed]);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorError(`${issue?.path.at(-1)?.toString() ?? 'It'}: ${issue?.message ?? 'is refused'}. Nothing has changed.`);
  }
  await settings.change({ depositPromotions: parsed.data });
  return `${promotionId} is offered, for orders from here on.`;
}
