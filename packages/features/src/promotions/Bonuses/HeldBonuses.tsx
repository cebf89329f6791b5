import { Callout, Stack } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../core/index.ts';
import { BonusCard } from './BonusCard.tsx';
import { useBonuses } from './useBonuses.ts';
import { useGiveUp } from './useGiveUp.ts';

/** The bonuses that a member has to wager, each with its way and the way out; nothing where there are none, or they are not known. */
export function HeldBonuses(): ReactElement | null {
  const { t } = useTranslation('promotions');
  const state = useBonuses();
  const givingUp = useGiveUp();
  const currency = usePermission()?.currency;
  const [asked, setAsked] = useState<string>();
  if (!currency || state.status !== 'ready' || (state.data.length === 0 && !givingUp.isDone)) return null;
  return (
    <Stack gap={3}>
      {givingUp.isDone && <Callout tone="positive">{t('gaveUp')}</Callout>}
      {state.data.map((bonus) => (
        <BonusCard
          key={bonus.bonusId}
          bonus={bonus}
          currency={currency}
          isSending={givingUp.isSending && asked === bonus.bonusId}
          refusal={asked === bonus.bonusId ? givingUp.refusal : undefined}
          onGiveUp={(one) => {
            setAsked(one.bonusId);
            void givingUp.giveUp(one);
          }}
        />
      ))}
    </Stack>
  );
}
