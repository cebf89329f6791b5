import { type WithdrawalNeed, withdrawalNeeds } from '@baize/contract';
import { ButtonLink, Heading, Stack, Text } from '@baize/design-system';
import { type StepItem, Steps } from '@baize/design-system/Steps';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface WithdrawGuideProps {
  /** What is missing; one or more. */
  needs: readonly WithdrawalNeed[];
  /** Where each is set; the way back from there leads here. */
  hrefOf(need: WithdrawalNeed): string;
}

/** The way to a first withdrawal (§9): what is set already, what comes next and why, and the door to it. */
export function WithdrawGuide({ needs, hrefOf }: WithdrawGuideProps): ReactElement {
  const { t } = useTranslation('cashier');
  const [next = 'realName'] = needs;
  const stateOf = (need: WithdrawalNeed): StepItem['state'] => (need === next ? 'current' : needs.includes(need) ? 'waiting' : 'done');
  const items: StepItem[] = withdrawalNeeds.map((need) => ({ id: need, text: t(`withdraw.need.${need}`), state: stateOf(need) }));
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="title">
          {t('withdraw.guide')}
        </Heading>
        <Text tone="muted">{t('withdraw.guideAbout')}</Text>
      </Stack>
      <Steps label={t('withdraw.guide')} items={items} />
      <Text>{t(`withdraw.needAbout.${next}`)}</Text>
      <div>
        <ButtonLink href={hrefOf(next)}>{t(`withdraw.needSet.${next}`)}</ButtonLink>
      </div>
    </Stack>
  );
}
