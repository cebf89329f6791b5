import type { BankCard } from '@baize/contract';
import { Badge, Button, Card, Icon, Inline, Stack, Text } from '@baize/design-system';
import { bankCardIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../core/index.ts';
import { face, grow, number, row } from './BankCardRow.css.ts';
import { cardName, shortNumber } from './cardName.ts';

export interface BankCardRowProps {
  card: BankCard;
  /** IANA zone that times are shown in; undefined while it is not known. */
  timeZone: string | undefined;
  onRemove(): void;
}

/** One bank card, covered; a locked one can't be removed (§4). */
export function BankCardRow({ card, timeZone, onRemove }: BankCardRowProps): ReactElement {
  const { t } = useTranslation('security');
  return (
    <Card as="li" tone="raised" padding="small">
      <div className={row}>
        <span className={face}>
          <Icon icon={bankCardIcon} />
        </span>
        <div className={grow}>
          <Stack gap={1}>
            <Inline gap={2}>
              <Text as="span" weight="medium">
                {card.bankName} <span className={number}>{shortNumber(card)}</span>
              </Text>
              {card.isLocked && (
                <Badge tone="warning" variant="outline">
                  {t('bankCards.locked')}
                </Badge>
              )}
            </Inline>
            <Text size="small" tone="muted">
              {card.holderName}
            </Text>
            {timeZone && (
              <Text size="small" tone="muted">
                {t('bankCards.addedAt', { time: formatMoment(card.addedAt, timeZone) })}
              </Text>
            )}
          </Stack>
        </div>
        {!card.isLocked && (
          <Button tone="outline" size="small" aria-label={t('bankCards.removeThis', { card: cardName(card) })} onClick={onRemove}>
            {t('bankCards.remove')}
          </Button>
        )}
      </div>
    </Card>
  );
}
