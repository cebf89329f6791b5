import { type Currency, type Promotion, promotionCategories } from '@baize/contract';
import { ButtonLink, Callout, ChipLinks, EmptyState, ErrorState, Stack, Text } from '@baize/design-system';
import { Drawer } from '@baize/design-system/Drawer';
import { giftIcon } from '@baize/design-system/icons';
import { media } from '@baize/design-system/tokens';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useMediaQuery } from '../../core/index.ts';
import type { GivingUp } from '../Bonuses/useGiveUp.ts';
import { hasAction, PromotionAction, type PromotionWays } from './PromotionAction.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionDetail } from './PromotionDetail.tsx';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';
import * as css from './PromotionsView.css.ts';
import type { PromotionActs } from './usePromotionActs.ts';
import type { PromotionsState } from './usePromotions.ts';

export interface PromotionsViewProps {
  state: PromotionsState;
  /** Sentence of the error, in the reader's language. */
  errorText: string;
  currency: Currency;
  acts: PromotionActs;
  /** What was done last, in a sentence. */
  doneText: string | undefined;
  givingUp: GivingUp;
  /** Of the address: which kind alone, and which one is open. */
  category: string | undefined;
  openId: string | undefined;
  /** Addresses of the page with another choice. */
  hrefOf(choice: { category?: string | undefined; promotion?: string | undefined }): string;
  waysOf(promotion: Promotion): PromotionWays;
  onClose(): void;
}

/** §2 promotions: what the house offers by kind, each with its status, and the terms of the one that is open. */
export function PromotionsView(props: PromotionsViewProps): ReactElement {
  const { state, errorText, doneText, category, hrefOf } = props;
  const { t } = useTranslation('promotions');
  if (state.status === 'loading') return <PromotionsSkeleton />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState icon={giftIcon} title={t('empty')}>
        {t('emptyNext')}
      </EmptyState>
    );
  }
  const { promotions } = state;
  const kinds = promotionCategories.filter((kind) => promotions.some((one) => one.category === kind));
  const chosen = kinds.find((kind) => kind === category);
  const shown = promotions.filter((one) => chosen === undefined || one.category === chosen);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <ChipLinks
          label={t('categories')}
          currentId={chosen ?? 'all'}
          items={[
            { id: 'all', text: t('category.all'), href: hrefOf({}) },
            ...kinds.map((kind) => ({ id: kind, text: t(`category.${kind}`), href: hrefOf({ category: kind }) })),
          ]}
        />
        <Text size="small" tone="muted">
          {countText(t, shown)}
        </Text>
      </Stack>
      {doneText && <Callout tone="positive">{doneText}</Callout>}
      <PromotionList {...props} promotions={promotions} shown={shown} chosen={chosen} />
    </Stack>
  );
}

function countText(t: ReturnType<typeof useTranslation<'promotions'>>['t'], shown: readonly Promotion[]): string {
  const waiting = shown.filter(({ status }) => status === 'claim').length;
  return [t('count', { count: shown.length }), ...(waiting > 0 ? [t('waiting', { count: waiting })] : [])].join(' · ');
}

interface PromotionListProps extends PromotionsViewProps {
  promotions: readonly Promotion[];
  shown: readonly Promotion[];
  chosen: string | undefined;
}

function PromotionList({
  promotions,
  shown,
  chosen,
  currency,
  acts,
  givingUp,
  openId,
  hrefOf,
  waysOf,
  onClose,
}: PromotionListProps): ReactElement {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const isWide = useMediaQuery(media.wide);
  const open = promotions.find(({ promotionId }) => promotionId === openId);
  const { acting, refusal, act, sendPicture } = acts;
  const isActing = open !== undefined && acting?.promotionId === open.promotionId;
  const action = open && (
    <PromotionAction
      promotion={open}
      currency={currency}
      ways={waysOf(open)}
      isActing={isActing}
      onJoin={() => void act({ act: 'join', promotionId: open.promotionId })}
      onClaim={() => void act({ act: 'claim', promotionId: open.promotionId })}
    />
  );
  const detail = open && (
    <PromotionDetail
      key={open.promotionId}
      promotion={open}
      currency={currency}
      ways={waysOf(open)}
      isActing={isActing}
      refusal={refusal?.promotionId === open.promotionId ? refusal : undefined}
      givingUp={givingUp}
      onApply={(application) => void act({ act: 'apply', promotionId: open.promotionId, ...application })}
      onSendPicture={sendPicture}
    />
  );
  const isGone = openId !== undefined && !open;
  return (
    <div className={isWide && detail ? css.beside : css.page}>
      <Stack gap={4}>
        {isGone && (
          <EmptyState
            icon={giftIcon}
            title={t('gone')}
            action={
              <ButtonLink href={hrefOf({})} tone="outline">
                {t('showAll')}
              </ButtonLink>
            }
          >
            {t('goneText')}
          </EmptyState>
        )}
        <ul className={isWide && detail ? css.narrowList : css.list} aria-label={t('title')}>
          {shown.map((promotion) => (
            <li key={promotion.promotionId}>
              <PromotionCard
                promotion={promotion}
                currency={currency}
                href={hrefOf({ category: chosen, promotion: promotion.promotionId })}
                isOpen={promotion === open}
                isClaiming={acting?.promotionId === promotion.promotionId}
                onClaim={() => void act({ act: 'claim', promotionId: promotion.promotionId })}
              />
            </li>
          ))}
        </ul>
      </Stack>
      {detail && isWide && (
        <aside className={css.panel} aria-label={open.title[language]}>
          {detail}
          <div className={css.action}>{action}</div>
        </aside>
      )}
      {detail && !isWide && (
        <Drawer open title={open.title[language]} onClose={onClose} footer={hasAction(open, waysOf(open)) ? action : undefined}>
          {detail}
        </Drawer>
      )}
    </div>
  );
}
