import type { PvpRoom } from '@baize/contract';
import { Badge, type BadgeTone, Button, formatMoney, Heading, Inline } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { markArtOf, useLanguage } from '../../core/index.ts';
import { picture } from './PvpRoomsView.css.ts';
import { RoomFact, RoomShape } from './RoomShape.tsx';

const toneOfState: Record<PvpRoom['state'] | 'seated', BadgeTone> = {
  seated: 'brass',
  open: 'positive',
  full: 'warning',
  closed: 'neutral',
};

export interface RoomCardProps {
  room: PvpRoom;
  /** Its launch is under way. */
  isEntering: boolean;
  onEnter(): void;
}

/** A room with what it asks for, and the way in. */
export function RoomCard({ room, isEntering, onEnter }: RoomCardProps): ReactElement {
  const { t } = useTranslation('pvp-rooms');
  const language = useLanguage();
  const { game, currency, minStake, maxStake, minBalance, players, seats, state, isSeated } = room;
  const name = room.name[language];
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const shown = isSeated && state !== 'closed' ? 'seated' : state;
  return (
    <RoomShape
      picture={<img className={picture} src={markArtOf(game.smallArt)} alt="" width={40} height={40} loading="lazy" decoding="async" />}
      name={
        <Heading level={3} size="body">
          {name}
        </Heading>
      }
      game={`${game.name[language]} · ${game.vendor}`}
      action={
        <Button
          size="small"
          tone="outline"
          fullWidth
          unavailable={shown === 'full' || shown === 'closed'}
          pending={isEntering}
          aria-label={`${t('enter')} ${name}`}
          onClick={onEnter}
        >
          {t('enter')}
        </Button>
      }
    >
      <RoomFact title={t('stakes')}>
        {minStake === maxStake ? money(minStake) : t('stakes.range', { min: money(minStake), max: money(maxStake) })}
      </RoomFact>
      <RoomFact title={t('entry')}>{t('entry.least', { amount: money(minBalance) })}</RoomFact>
      <RoomFact title={t('seats')}>
        <Inline as="span" gap={2} wrap={false}>
          {t('seats.taken', { players, seats })}
          <Badge tone={toneOfState[shown]} variant="outline">
            {t(`state.${shown}`)}
          </Badge>
        </Inline>
      </RoomFact>
    </RoomShape>
  );
}
