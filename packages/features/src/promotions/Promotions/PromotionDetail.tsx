import type { Currency, HeldBonus, Promotion } from '@baize/contract';
import { Callout, Heading, Icon, Inline, PromotionArt, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refused, useErrorText, useLanguage } from '../../core/index.ts';
import { CheckInDays } from '../../shared/rewards/CheckInDays.tsx';
import { BonusCard } from '../Bonuses/BonusCard.tsx';
import type { GivingUp } from '../Bonuses/useGiveUp.ts';
import { moneyIn } from '../moneyIn.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { canTakePart, type PromotionWays } from './PromotionAction.tsx';
import { PromotionFacts } from './PromotionFacts.tsx';
import * as css from './PromotionsView.css.ts';
import { statusLook } from './statusLook.ts';
import { useDates } from './useDates.ts';
import { WaitingApplication } from './WaitingApplication.tsx';
import { WorkedExample } from './WorkedExample.tsx';

export interface PromotionDetailProps {
  promotion: Promotion;
  currency: Currency;
  ways: PromotionWays;
  isActing: boolean;
  refusal: Refused | undefined;
  givingUp: GivingUp;
  onApply(application: { comment: string; pictures: readonly File[] }): void;
  /** @throws CallError */
  onSendPicture(entryId: string, file: File): Promise<void>;
}

/** A promotion whole: its terms first, then what its reader can do, or how his part stands. */
export function PromotionDetail(props: PromotionDetailProps): ReactElement {
  const { promotion, currency, ways, isActing, refusal, givingUp, onApply, onSendPicture } = props;
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const errorText = useErrorText();
  const { dateOf } = useDates();
  const { picture, title, summary, terms, reward, status, way, entry, bonus, streak } = promotion;
  const { icon, tone } = statusLook[status];
  return (
    <article aria-label={title[language]}>
      <div className={css.head}>
        <div className={css.headWords}>
          <Text size="small">{[t(`category.${promotion.category}`), dateOf(promotion)].filter(Boolean).join(' · ')}</Text>
          <Heading level={2} size="title">
            {title[language]}
          </Heading>
        </div>
        <div className={css.picture}>
          <div className={css.drawing}>
            <PromotionArt name={picture} />
          </div>
        </div>
      </div>
      <div className={css.body}>
        <Stack gap={5}>
          <Inline gap={1}>
            <Text as="span" tone={tone} weight="medium">
              <Inline as="span" gap={1} wrap={false}>
                <Icon icon={icon} size="small" />
                {promotion.isLeftOut ? t('leftOut') : t(`status.${status}`)}
              </Inline>
            </Text>
          </Inline>
          <Text>{summary[language]}</Text>
          <PromotionFacts promotion={promotion} currency={currency} />
          <WorkedExample promotion={promotion} currency={currency} />
          {reward.type === 'calendar' && (
            <CheckInDays
              days={reward.days}
              streak={streak ?? { days: 0, isTakenToday: false }}
              money={moneyIn(currency, language)}
              texts={{
                title: t('calendar'),
                today: t('calendar.today'),
                taken: t('calendar.taken'),
                broken: t('calendar.broken'),
                dayOf: (day) => t('calendar.day', { day }),
              }}
            />
          )}
          <Stack as="section" gap={2}>
            <Heading level={3} size="body">
              {t('terms')}
            </Heading>
            {terms[language].map((paragraph) => (
              <Text key={paragraph} size="small">
                {paragraph}
              </Text>
            ))}
          </Stack>
          {bonus && (
            <BonusCard
              bonus={bonus}
              currency={currency}
              title={t('progress')}
              isSending={givingUp.isSending}
              refusal={givingUp.refusal}
              onGiveUp={(one: HeldBonus) => void givingUp.giveUp(one)}
            />
          )}
          {status === 'rejected' && entry?.reason && (
            <Callout tone="warning" title={t('reason')}>
              {entry.reason}
            </Callout>
          )}
          {entry && status === 'applying' && (
            <WaitingApplication key={entry.entryId} entry={entry} onSendPicture={(file) => onSendPicture(entry.entryId, file)} />
          )}
          {refusal && <Callout tone="negative">{errorText.of(refusal)}</Callout>}
          {canTakePart(promotion) && ways.logIn === undefined && way === 'apply' && (
            <ApplicationForm isAgain={status === 'rejected'} isSending={isActing} onApply={onApply} />
          )}
        </Stack>
      </div>
    </article>
  );
}
