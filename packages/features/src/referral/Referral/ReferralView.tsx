import type { Currency, Language, Referral } from '@baize/contract';
import {
  Badge,
  type BadgeTone,
  Button,
  Callout,
  CopyField,
  EmptyState,
  ErrorState,
  formatMoney,
  Heading,
  Money,
  Skeleton,
  Stack,
  Text,
} from '@baize/design-system';
import { sendIcon, userPlusIcon } from '@baize/design-system/icons';
import { QrCode } from '@baize/design-system/QrCode';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, withZone } from '../../core/index.ts';
import * as css from './ReferralView.css.ts';
import type { ReferralData, ReferralState } from './useReferral.ts';

export interface ReferralViewProps {
  referral: ReferralState;
  /** Sentences of what was refused: of the page, of the friends, or of the claim. */
  errorTexts: { page: string; friends: string; claim: string };
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** Address of the registration with a code. */
  linkOf(code: string): string;
  /** Hands a link to another app of the device. Default: it can't. */
  onShare?: ((link: string) => void) | undefined;
}

/** A member's way to bring friends: what each brings, his link, and how far they are. */
export function ReferralView(props: ReferralViewProps): ReactElement {
  const { t } = useTranslation('referral');
  const { state } = props.referral;
  if (state.status === 'loading') {
    return (
      <Stack gap={4} aria-busy="true">
        <Skeleton width="threeQuarters" />
        <Skeleton shape="control" />
        <Skeleton width="half" />
      </Stack>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {props.errorTexts.page}
      </ErrorState>
    );
  }
  return <ReadyReferral {...props} data={state.data} />;
}

function ReadyReferral({
  data,
  referral,
  errorTexts,
  currency,
  language,
  timeZone,
  linkOf,
  onShare,
}: ReferralViewProps & { data: ReferralData }): ReactElement {
  const { t } = useTranslation('referral');
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const { code, terms, friends, earned, claimable } = data;
  const { firstDeposit, wagered, wageringTimes, mostFriends } = terms;
  const link = linkOf(code);
  const steps = [
    { name: t('step.firstDeposit', { minimum: money(firstDeposit.minimum) }), amount: firstDeposit.amount },
    { name: t('step.wagered', { target: money(wagered.target) }), amount: wagered.amount },
  ];
  return (
    <Stack gap={5}>
      {referral.claimed !== undefined && referral.claimed > 0 && (
        <Callout tone="positive">{t('claimed', { amount: money(referral.claimed) })}</Callout>
      )}
      {referral.refusal && <Callout tone="negative">{errorTexts.claim}</Callout>}
      <ul className={css.steps} aria-label={t('brings')}>
        {steps.map(({ name, amount }) => (
          <li key={name} className={css.step}>
            <Text size="small" tone="muted">
              {name}
            </Text>
            <Text size="title" weight="strong">
              <Money amount={amount} currency={currency} language={language} />
            </Text>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {[wageringTimes > 0 ? t('wagering', { count: wageringTimes }) : t('noWagering'), t('most', { count: mostFriends }), t('own')].join(
          ' ',
        )}
      </Text>
      <div className={css.invite}>
        <div className={css.words}>
          <Stack gap={3}>
            <CopyField label={t('link')} value={link} />
            <CopyField label={t('code')} value={code} />
            {onShare && (
              <div>
                <Button tone="outline" icon={sendIcon} onClick={() => onShare(link)}>
                  {t('share')}
                </Button>
              </div>
            )}
          </Stack>
        </div>
        <div className={css.code}>
          <QrCode value={link} label={t('qr')} />
        </div>
      </div>
      <div className={css.claim}>
        <Text>{t('earned', { count: friends, amount: money(earned) })}</Text>
        {claimable > 0 && (
          <Button tone="brass" pending={referral.isClaiming} onClick={() => void referral.claim()}>
            {t('claim', { amount: money(claimable) })}
          </Button>
        )}
      </div>
      <Stack as="section" gap={3}>
        <Heading level={3} size="body">
          {t('friends')}
        </Heading>
        <Friends referral={referral} errorText={errorTexts.friends} money={money} timeZone={timeZone} />
      </Stack>
    </Stack>
  );
}

const tones: Record<Referral['step'], BadgeTone> = { registered: 'neutral', deposited: 'warning', wagered: 'positive' };
const none: readonly never[] = [];
const loadingRows = 3;

interface FriendsProps extends Pick<ReferralViewProps, 'referral' | 'timeZone'> {
  errorText: string;
  money(amount: number): string;
}

function Friends({ referral: { friends }, errorText, money, timeZone }: FriendsProps): ReactElement {
  const { t } = useTranslation('referral');
  const columns = useMemo(
    (): readonly TableColumn<Referral>[] => [
      { id: 'name', header: t('column.friend'), cell: ({ name }) => name },
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      {
        id: 'step',
        header: t('column.step'),
        cell: ({ step, refused }) => (
          <Badge tone={refused ? 'negative' : tones[step]} variant="outline">
            {refused ? t(`refused.${refused}`) : t(`reached.${step}`)}
          </Badge>
        ),
      },
      { id: 'earned', header: t('column.earned'), align: 'end', cell: ({ earned, claimable }) => money(earned + claimable) },
    ],
    [t, money, timeZone],
  );
  if (friends.status === 'error') {
    return (
      <ErrorState title={t('friendsFailed')} retry={{ onRetry: friends.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  return (
    <Stack gap={3}>
      <Table
        caption={t('friends')}
        captionHidden
        columns={columns}
        rows={friends.status === 'ready' ? friends.rows : none}
        rowKey={({ referralId }) => referralId}
        loadingRows={friends.status === 'loading' ? loadingRows : 0}
        empty={
          <EmptyState icon={userPlusIcon} title={t('noFriends')}>
            {t('noFriendsNext')}
          </EmptyState>
        }
      />
      {friends.status === 'ready' && friends.moreRefusal && <Callout tone="negative">{errorText}</Callout>}
      {friends.status === 'ready' && friends.loadMore && (
        <Button tone="outline" pending={friends.isLoadingMore} onClick={friends.loadMore}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}
