import { type Currency, getBalance, type Lottery, mostLotteryBets } from '@baize/contract';
import { lotteryFamily, withCapsIn } from '@baize/contract/lottery';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceQueryKey, useAccountQuery, useGameMenus, useMember, useView } from '../../core/index.ts';
import { isUnderWay } from '../../core/money/isUnderWay.ts';
import { useLotteryDraws } from '../Draws/useLotteryDraws.ts';
import { awaitedDraw, longestMs } from '../Lotteries/nextRead.ts';
import { useHasClosed } from '../Lotteries/useHasClosed.ts';
import { useCancelOrder } from '../Orders/useCancelOrder.ts';
import { useLotteryOrders } from '../Orders/useLotteryOrders.ts';
import { type OrderRequest, useSubmitOrder } from '../Orders/useSubmitOrder.ts';
import { betsOf, isAsSent } from '../Slip/slip.ts';
import { useKeptSlips } from '../Slip/useKeptSlips.ts';
import { type SentSlip, useSlip } from '../Slip/useSlip.ts';
import { playTones, resultTones } from '../Sound/tones.ts';
import { useResultSound } from '../Sound/useResultSound.ts';
import { useSoundChoice } from '../Sound/useSoundChoice.ts';
import { useLotteryToday } from '../Today/useLotteryToday.ts';
import { LotteryView, type LotteryViewProps } from './LotteryView.tsx';

export interface LotteryDeskProps
  extends Pick<LotteryViewProps, 'lotteries' | 'aheadMs' | 'language' | 'timeZone' | 'money' | 'movementHref' | 'onShow'> {
  /** The one that is shown. */
  shown: Lottery;
  /** Money of the brand. */
  currency: Currency;
  /** Address of a vendor's lottery games. */
  vendorHref(vendor: string): string;
}

/** A slip with the order that was made of it. */
interface SentOrder extends SentSlip {
  order: OrderRequest;
}

const noOrders = [] as const;

/** One lottery of the page with its slip, on the gateway of the app. */
export function LotteryDesk({ shown, currency, vendorHref, ...page }: LotteryDeskProps): ReactElement {
  const View = useView(LotteryView);
  const { t } = useTranslation('lottery');
  const { lottery: code, lunarYear, current, last } = shown;
  const family = useMemo(() => withCapsIn(lotteryFamily(shown.family, lunarYear), currency), [shown.family, lunarYear, currency]);
  // Between its close and the next reading the known period is none any more.
  const isClosed = useHasClosed(current && Date.parse(current.closesAt), page.aheadMs);
  const period = isClosed ? undefined : current?.period;
  const drawn = awaitedDraw(shown);
  const isLate = useHasClosed(drawn === undefined ? undefined : drawn + longestMs, page.aheadMs);
  const draws = useLotteryDraws(code, last?.period);
  const { role } = useMember();
  const isSpectator = role === 'agent' || role === 'trial';
  const orders = useLotteryOrders(role === 'member');
  const today = useLotteryToday(role === 'member');
  const [isSoundOn, chooseSound] = useSoundChoice();
  useResultSound({ lottery: code, last: last?.period, orders: orders.status === 'ready' ? orders.rows : noOrders, isOn: isSoundOn });
  const submitting = useSubmitOrder();
  const cancelling = useCancelOrder();
  const { state, submit } = submitting;
  const [sent, setSent] = useState<SentOrder>();
  const isSent = isUnderWay(state) || state.status === 'unknown';
  const actions = useSlip(code, family, period, useKeptSlips(page.lotteries, currency), isSent ? sent : undefined);
  const { data: balance } = useAccountQuery(getBalance, { key: balanceQueryKey });
  const menus = useGameMenus(true);
  const ofVendors = menus.status === 'ready' ? menus.menus.lottery?.vendors : undefined;
  const vendors = useMemo(
    () => (ofVendors ?? []).map(({ name, vassalage }) => ({ name, href: vendorHref(vassalage) })),
    [ofVendors, vendorHref],
  );
  const { dropSent } = actions;
  const made = state.status === 'made' ? state : undefined;
  // What was placed leaves its slip, whichever lottery is shown by then; what was added meanwhile stays.
  const placed = sent && made?.asked === sent.order ? sent : undefined;
  useEffect(() => {
    if (placed) dropSent(placed);
  }, [placed, dropSent]);
  const onSound = useCallback(
    (isOn: boolean): void => {
      chooseSound(isOn);
      // Its user hears what he has chosen, and from this click on the page may be heard.
      if (isOn) playTones(resultTones);
    },
    [chooseSound],
  );
  const blocked =
    period === undefined
      ? t('closedNow')
      : isUnderWay(state)
        ? t('sending')
        : actions.slip.bets.length >= mostLotteryBets
          ? t('slipFull', { count: mostLotteryBets })
          : undefined;
  return (
    <View
      {...page}
      lottery={shown}
      {...{ family, draws, isSpectator, orders, today, submitting, cancelling, blocked }}
      actions={actions}
      isAwaited={isClosed || (drawn !== undefined && !isLate)}
      openPeriod={period}
      isSoundOn={isSoundOn}
      onSound={onSound}
      balance={balance?.sumBalance}
      vendors={vendors}
      onBet={() => {
        const { slip } = actions;
        if (slip.period === undefined) return;
        // An order that may have arrived is sent again as it was, so that it is placed once; what was added waits for the next one.
        const isAgain = sent?.lottery === code && state.status === 'unknown' && isAsSent(slip, sent.slip);
        const next = isAgain ? sent : { lottery: code, slip, order: { lottery: code, period: slip.period, bets: betsOf(slip) } };
        setSent(next);
        submit(next.order);
      }}
    />
  );
}
