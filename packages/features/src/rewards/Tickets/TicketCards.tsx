import { type TicketKind, ticketKinds } from '@baize/contract';
import { Badge, Button, ErrorState, PromotionArt, Skeleton, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRead } from '../../core/index.ts';
import * as css from './TicketsView.css.ts';
import type { NextTicket } from './ticketQueries.ts';

export interface TicketCardsProps {
  next: AccountRead<NextTicket>;
  errorText: string;
  onOpen(kind: TicketKind): void;
}

/** A card for each kind of tickets: how many there are, and the way to its stage. */
export function TicketCards({ next, errorText, onOpen }: TicketCardsProps): ReactElement {
  const { t } = useTranslation('rewards');
  if (next.status === 'error') {
    return (
      <ErrorState title={t('tickets.failed')} retry={{ onRetry: next.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  return (
    <ul className={css.cards} aria-label={t('tickets.kinds')}>
      {ticketKinds.map((kind) => {
        const count = next.status === 'ready' ? next.data.usable[kind] : 0;
        return (
          <li key={kind} className={css.card}>
            <div className={css.picture}>
              <PromotionArt name={kind} />
              {next.status === 'ready' && (
                <span className={css.count}>
                  <Badge tone={count > 0 ? 'brass' : 'neutral'}>{t('tickets.count', { count })}</Badge>
                </span>
              )}
            </div>
            <div className={css.words}>
              <Text weight="medium">{t(`tickets.kind.${kind}`)}</Text>
              <Text size="small" tone="muted">
                {t(`tickets.about.${kind}`)}
              </Text>
              {next.status === 'ready' ? (
                <Button tone={count > 0 ? 'primary' : 'outline'} onClick={() => onOpen(kind)}>
                  {count > 0 ? t(`tickets.open.${kind}`) : t('odds.title')}
                </Button>
              ) : (
                <Skeleton shape="control" width="full" />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
