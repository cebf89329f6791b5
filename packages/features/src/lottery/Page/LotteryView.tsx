import type { Language, Lottery, LotteryDraw, LotteryOrder, LotteryToday } from '@baize/contract';
import type { LotteryFamily, Picked, Play } from '@baize/contract/lottery';
import { Drawer } from '@baize/design-system/Drawer';
import { media } from '@baize/design-system/tokens';
import { type ReactElement, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, type AccountRead, useMediaQuery } from '../../core/index.ts';
import { LotteryBoard } from '../Board/LotteryBoard.tsx';
import { ChaseDialog } from '../Chase/ChaseDialog.tsx';
import { DrawCheckDialog } from '../Draws/DrawCheckDialog.tsx';
import { DrawHistoryDialog } from '../Draws/DrawHistoryDialog.tsx';
import type { Cancelling } from '../Orders/useCancelOrder.ts';
import type { Submitting } from '../Orders/useSubmitOrder.ts';
import { SlipPanel } from '../Slip/SlipPanel.tsx';
import type { SlipActions } from '../Slip/useSlip.ts';
import { DeskHead } from './DeskHead.tsx';
import * as css from './Lottery.css.ts';
import { LotteryList } from './LotteryList.tsx';
import { Records } from './Records.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { SlipBar } from './SlipBar.tsx';

export interface LotteryViewProps {
  lotteries: readonly Lottery[];
  /** Milliseconds by which the gateway's clock is ahead of this device's. */
  aheadMs: number;
  /** The one that is shown, and its plays. */
  lottery: Lottery;
  family: LotteryFamily;
  /** The result of its last closed period is on its way. */
  isAwaited: boolean;
  draws: AccountRead<readonly LotteryDraw[]>;
  /** An agent's or a trial's account: it looks on, and has no bets. */
  isSpectator: boolean;
  orders: AccountPagesState<LotteryOrder>;
  today: AccountRead<LotteryToday>;
  actions: SlipActions;
  submitting: Submitting;
  cancelling: Cancelling;
  /** The period that takes bets now; undefined where none does. */
  openPeriod: string | undefined;
  /** Of the main wallet, in the minor unit; undefined until it is known. */
  balance: number | undefined;
  /** Why nothing can be added to the slip now, in words; undefined where it can. */
  blocked: string | undefined;
  vendors: readonly { name: string; href: string }[];
  language: Language;
  timeZone: string;
  money(amount: number): string;
  /** Address of the records that tell what an order moved. */
  movementHref(order: LotteryOrder): string;
  /** Results are heard. */
  isSoundOn: boolean;
  onSound(isOn: boolean): void;
  onShow(lottery: string): void;
  onBet(): void;
}

const noDraws: readonly LotteryDraw[] = [];

/** A draw that is checked out of the list of all results goes back to it. */
type Open =
  | { what: 'slip' }
  | { what: 'chase' }
  | { what: 'rules' }
  | { what: 'history' }
  | { what: 'check'; draw: LotteryDraw; isOfHistory?: boolean };

/** §2 /web/lottery: the lotteries, the board and results of one, the slip, and the member's orders. */
export function LotteryView(props: LotteryViewProps): ReactElement {
  const {
    lotteries,
    aheadMs,
    lottery,
    family,
    isAwaited,
    draws,
    isSpectator,
    orders,
    today,
    actions,
    submitting,
    cancelling,
    balance,
    openPeriod,
  } = props;
  const { blocked, vendors, language, timeZone, money, movementHref, isSoundOn, onSound, onShow, onBet } = props;
  const { t } = useTranslation('lottery');
  const isWide = useMediaQuery(media.wide);
  const [open, setOpen] = useState<Open>();
  const [play, setPlay] = useState<Play>();
  const onCheck = useCallback((draw: LotteryDraw) => setOpen({ what: 'check', draw }), []);
  const onRules = useCallback(() => setOpen({ what: 'rules' }), []);
  const onHistory = useCallback(() => setOpen({ what: 'history' }), []);
  const close = (): void => setOpen(undefined);
  const rows = draws.status === 'ready' ? draws.data : noDraws;
  const { status } = submitting.state;
  const { startAgain } = submitting;
  const { add } = actions;
  const onAdd = useCallback(
    (one: Play, picked: Picked): void => {
      if (status === 'made' || status === 'refused') startAgain();
      add(one, picked);
    },
    [status, startAgain, add],
  );
  const explained = family.plays.find((one) => one === play) ?? family.plays[0];
  const slip = (
    <SlipPanel
      {...{ family, actions, balance, language, money, onBet }}
      period={openPeriod}
      state={submitting.state}
      isTitled={!isWide}
      onChase={() => setOpen({ what: 'chase' })}
    />
  );
  return (
    <div className={css.page}>
      <div className={css.list}>
        <div className={css.listCard}>
          <LotteryList {...{ lotteries, aheadMs, onShow, vendors }} shown={lottery.lottery} />
        </div>
      </div>
      <div className={css.desk}>
        <DeskHead
          {...{ lottery, family, isAwaited, aheadMs, language, timeZone, isSoundOn, onSound, onCheck }}
          draws={draws.status === 'loading' ? undefined : rows}
          onRules={onRules}
        />
        <LotteryBoard key={family.id} {...{ family, language, money, blocked }} draws={rows} onAdd={onAdd} onPlay={setPlay} />
      </div>
      {isWide && (
        <aside className={css.slip} aria-label={t('slip', { count: actions.slip.bets.length })}>
          <div className={css.card}>{slip}</div>
        </aside>
      )}
      <Records
        {...{ isSpectator, orders, today, draws, lotteries, aheadMs, cancelling, family, language, timeZone, money, movementHref, onCheck }}
        lottery={lottery.lottery}
        onHistory={onHistory}
      />
      {!isWide && <SlipBar totals={actions.totals} money={money} onOpen={() => setOpen({ what: 'slip' })} />}
      {!isWide && open?.what === 'slip' && (
        <Drawer open title={t('slipBar')} onClose={close}>
          {slip}
        </Drawer>
      )}
      {open?.what === 'chase' && (
        <ChaseDialog
          {...{ family, actions, balance, language, timeZone, money }}
          lottery={lottery.lottery}
          period={openPeriod}
          onClose={close}
        />
      )}
      {open?.what === 'check' && (
        <DrawCheckDialog
          {...{ family, language, timeZone }}
          lottery={lottery.lottery}
          draw={open.draw}
          open={lottery.current}
          onClose={open.isOfHistory ? () => setOpen({ what: 'history' }) : close}
        />
      )}
      {open?.what === 'history' && (
        <DrawHistoryDialog
          {...{ family, language, timeZone }}
          lottery={lottery.lottery}
          name={lottery.name[language]}
          last={lottery.last?.period}
          onCheck={(draw) => setOpen({ what: 'check', draw, isOfHistory: true })}
          onClose={close}
        />
      )}
      {open?.what === 'rules' && explained && <RulesDialog {...{ family, language, money }} play={explained} onClose={close} />}
    </div>
  );
}
