import type { MemberPoints, PointReward } from '@baize/contract';
import { Stack, Text } from '@baize/design-system';
import { Drawer } from '@baize/design-system/Drawer';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pointMenus } from '../Points/PointsHead.tsx';
import { RateTable } from '../Points/RateTable.tsx';
import { PointsDetails, RedeemHistory } from '../Records/PointRecords.tsx';
import { RedeemDialog } from '../Redeem/RedeemDialog.tsx';

export interface PointsMallLayersProps {
  points: MemberPoints;
  /** Undefined while they are on their way. */
  rewards: readonly PointReward[] | undefined;
  /** Of the address: which reward, or which menu, is open. */
  rewardId: string | undefined;
  menu: string | undefined;
  money(amount: number): string;
  /** IANA zone that times are shown in. */
  timeZone: string;
  fundPasswordHref: string;
  historyHref: string;
  onClose(): void;
}

/** What is open over the points mall: the reward that is being redeemed, or one of §2's menus. */
export function PointsMallLayers(props: PointsMallLayersProps): ReactElement | null {
  const { points, rewards, rewardId, menu: named, money, timeZone, fundPasswordHref, historyHref, onClose } = props;
  const { t } = useTranslation('points-mall');
  const menu = pointMenus.find((one) => one === named);
  if (menu) {
    return (
      <Drawer open title={t(`menu.${menu}`)} onClose={onClose}>
        {menu === 'history' && <RedeemHistory money={money} timeZone={timeZone} />}
        {menu === 'details' && <PointsDetails timeZone={timeZone} />}
        {menu === 'rules' && (
          <Stack gap={4}>
            <Text>{t('rules.earn')}</Text>
            <RateTable rates={points.rates} money={money} />
            <Text>{t('rules.carried')}</Text>
            <Text>{t('rules.takenBack')}</Text>
            <Text>{t('rules.redeem')}</Text>
            <Text>{t('neverExpire')}</Text>
          </Stack>
        )}
      </Drawer>
    );
  }
  if (rewardId === undefined || !rewards) return null;
  return (
    <RedeemDialog
      key={rewardId}
      reward={rewards.find((one) => one.rewardId === rewardId)}
      balance={points.balance}
      hasFundPassword={points.hasFundPassword}
      money={money}
      fundPasswordHref={fundPasswordHref}
      historyHref={historyHref}
      onClose={onClose}
    />
  );
}
