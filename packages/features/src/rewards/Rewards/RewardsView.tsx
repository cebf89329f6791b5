import type { Currency, Language, Reward } from '@baize/contract';
import {
  Button,
  ButtonLink,
  Callout,
  EmptyState,
  ErrorState,
  formatMoney,
  Heading,
  PromotionArt,
  Skeleton,
  Stack,
  Text,
} from '@baize/design-system';
import { giftIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import { CheckInDays } from '../../shared/rewards/CheckInDays.tsx';
import { rewardTextIn } from '../../shared/rewards/rewardTextIn.ts';
import * as css from './RewardsView.css.ts';
import type { Rewards, RewardsData } from './useRewards.ts';

export interface RewardsViewProps {
  rewards: Rewards;
  /** Sentence of an error, in the player's language: of the list, or of the last claim. */
  errorText: string;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** Where the promotions are. */
  promotionsHref: string;
  /** Bonuses that are being wagered, below what can be claimed. Default nothing. */
  bonuses?: ReactNode;
}

/** What can be claimed now, one by one or at once, the check-in of the day, and what was given this month. */
export function RewardsView(props: RewardsViewProps): ReactElement {
  const { rewards, errorText } = props;
  const { t } = useTranslation('rewards');
  const { state } = rewards;
  if (state.status === 'loading') return <RewardsPlaceholder />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  return <ReadyRewards {...props} data={state.data} />;
}

function RewardsPlaceholder(): ReactElement {
  return (
    <Stack gap={3} aria-busy="true">
      {(['1', '2', '3'] as const).map((place) => (
        <div key={place} className={css.reward}>
          <div className={css.picture} />
          <div className={css.words}>
            <Skeleton width="half" />
            <Skeleton shape="control" width="half" />
          </div>
        </div>
      ))}
    </Stack>
  );
}

function ReadyRewards({
  data,
  rewards,
  errorText,
  currency,
  language,
  timeZone,
  promotionsHref,
  bonuses,
}: RewardsViewProps & { data: RewardsData }): ReactElement {
  const { t } = useTranslation('rewards');
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const rewardText = rewardTextIn(useTranslation('core').t, currency, language);
  const { claiming, claimed, refusal, claim } = rewards;
  const { rewards: waiting, checkIn, givenThisMonth } = data;
  return (
    <Stack gap={5}>
      {claimed && claimed.count > 0 && (
        <Callout tone="positive">
          {claimed.amount > 0
            ? t('claimed', { count: claimed.count, amount: money(claimed.amount) })
            : t('claimedCount', { count: claimed.count })}
        </Callout>
      )}
      {refusal && <Callout tone="negative">{errorText}</Callout>}
      {checkIn && (
        <CheckInDays
          days={checkIn.days}
          streak={checkIn.streak}
          money={money}
          texts={{
            title: checkIn.title[language],
            today: t('checkIn.today'),
            taken: t('checkIn.taken'),
            broken: t('checkIn.broken'),
            dayOf: (day) => t('checkIn.day', { day }),
          }}
        />
      )}
      <div className={css.head}>
        <Heading level={3} size="body">
          {t('waiting')}
        </Heading>
        {waiting.length > 1 && (
          <Button size="small" pending={claiming === 'all'} onClick={() => void claim('all')}>
            {t('claimAll')}
          </Button>
        )}
      </div>
      {waiting.length === 0 ? (
        <EmptyState
          icon={giftIcon}
          title={t('none')}
          action={
            <ButtonLink href={promotionsHref} tone="outline">
              {t('promotions')}
            </ButtonLink>
          }
        >
          {t('noneNext')}
        </EmptyState>
      ) : (
        <ul className={css.list} aria-label={t('waiting')}>
          {waiting.map((reward) => (
            <li key={reward.promotionId}>
              <RewardCard
                reward={reward}
                language={language}
                amount={rewardText(reward.amount, reward.unit)}
                until={reward.claimUntil && formatMinute(reward.claimUntil, timeZone)}
                isClaiming={claiming === reward.promotionId || claiming === 'all'}
                onClaim={() => void claim(reward.promotionId)}
              />
            </li>
          ))}
        </ul>
      )}
      {bonuses}
      <Text size="small" tone="muted">
        {t('thisMonth', { amount: money(givenThisMonth) })}
      </Text>
    </Stack>
  );
}

interface RewardCardProps {
  reward: Reward;
  language: Language;
  amount: string;
  until: string | undefined;
  isClaiming: boolean;
  onClaim(): void;
}

function RewardCard({ reward, language, amount, until, isClaiming, onClaim }: RewardCardProps): ReactElement {
  const { t } = useTranslation('rewards');
  const { kind, title, picture } = reward;
  return (
    <article className={css.reward} aria-label={title[language]}>
      <div className={css.picture}>
        <div className={css.drawing}>
          <PromotionArt name={picture} />
        </div>
      </div>
      <div className={css.words}>
        <div>
          <Text weight="medium">{title[language]}</Text>
          <Text size="small" tone="muted">
            {[t(`kind.${kind}`), ...(until ? [t('until', { moment: until })] : [])].join(' · ')}
          </Text>
        </div>
        <Button
          tone="brass"
          size="small"
          pending={isClaiming}
          onClick={onClaim}
          aria-label={`${t('claim', { amount })}: ${title[language]}`}
        >
          {t('claim', { amount })}
        </Button>
      </div>
    </article>
  );
}
