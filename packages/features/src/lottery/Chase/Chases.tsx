import type { LotteryChase } from '@baize/contract';
import { type ReactElement, useCallback, useState } from 'react';
import { ChaseList, type ChaseListProps } from './ChaseList.tsx';
import { ChasePeriodsDialog } from './ChasePeriodsDialog.tsx';
import { useLotteryChases } from './useLotteryChases.ts';
import { useStopChase } from './useStopChase.ts';

/** What the page gives to {@link Chases}. */
export type ChasesProps = Pick<ChaseListProps, 'lotteries' | 'language' | 'money'>;

/** The member's multi-period orders, on the gateway of the app. */
export function Chases(props: ChasesProps): ReactElement {
  const [shown, setShown] = useState<LotteryChase>();
  const onShow = useCallback((chase: LotteryChase) => setShown(chase), []);
  return (
    <>
      <ChaseList {...props} state={useLotteryChases()} stopping={useStopChase()} onShow={onShow} />
      {shown && <ChasePeriodsDialog chaseId={shown.chaseId} money={props.money} onClose={() => setShown(undefined)} />}
    </>
  );
}
