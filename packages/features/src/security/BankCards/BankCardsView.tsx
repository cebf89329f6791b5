import { type BankCard, type CustomerServiceEntry, limits } from '@baize/contract';
import { Button, Callout, EmptyState, Heading, Inline, Link, Skeleton, Stack } from '@baize/design-system';
import { bankCardIcon } from '@baize/design-system/icons';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityPage } from '../securityPages.ts';
import { list } from './BankCardRow.css.ts';
import { BankCardRow } from './BankCardRow.tsx';
import type { BankCardsState } from './useBankCards.ts';

export interface BankCardsViewProps {
  state: Exclude<BankCardsState, { status: 'error' }>;
  timeZone: string | undefined;
  /** What has to be set before a card can be added; empty once all of it is. */
  missing: readonly { page: Extract<SecurityPage, 'realName' | 'fund'>; href: string }[];
  /** Ways to who can change a locked card. */
  contacts: readonly CustomerServiceEntry[];
  /** What has become of a card just now, in the player's language. */
  notice: string | undefined;
  onAdd(): void;
  onRemove(card: BankCard): void;
}

/** The bank cards of the account, and the way to another one or why there is none (§4, §9). */
export function BankCardsView({ state, timeZone, missing, contacts, notice, onAdd, onRemove }: BankCardsViewProps): ReactElement {
  const { t } = useTranslation('security');
  const reasonId = useId();
  const listId = useId();
  if (state.status === 'loading') {
    return (
      <Stack gap={2} aria-busy="true">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  }
  const { cards, closedBy } = state;
  const reason = closedBy ?? (missing.length > 0 ? 'missing' : undefined);
  const links = reason === 'locked' ? contacts.map(({ path, title }) => ({ href: path, text: title })) : [];
  const ways = reason === 'missing' ? missing.map(({ page, href }) => ({ href, text: t(`${page}.set`) })) : links;
  return (
    <Stack gap={4}>
      {notice && <Callout tone="positive">{notice}</Callout>}
      {cards.length > 0 ? (
        <Stack gap={2}>
          <Heading level={3} size="body" id={listId}>
            {t('bankCards.list', { held: cards.length, most: limits.bankCards })}
          </Heading>
          <ul className={list} aria-labelledby={listId}>
            {cards.map((card) => (
              <BankCardRow key={card.cardId} card={card} timeZone={timeZone} onRemove={() => onRemove(card)} />
            ))}
          </ul>
        </Stack>
      ) : (
        <EmptyState icon={bankCardIcon} title={t('bankCards.empty')}>
          {t('bankCards.emptyAbout')}
        </EmptyState>
      )}
      {reason && (
        <Callout tone={reason === 'full' ? 'info' : 'warning'}>
          <Stack gap={2}>
            <span id={reasonId}>{t(`bankCards.${reason}About`, { most: limits.bankCards })}</span>
            {ways.length > 0 && (
              <Inline gap={4}>
                {ways.map(({ href, text }) => (
                  <Link key={href} href={href}>
                    {text}
                  </Link>
                ))}
              </Inline>
            )}
          </Stack>
        </Callout>
      )}
      <Button fullWidth unavailable={reason !== undefined} aria-describedby={reason && reasonId} onClick={onAdd}>
        {t('bankCards.add')}
      </Button>
    </Stack>
  );
}
