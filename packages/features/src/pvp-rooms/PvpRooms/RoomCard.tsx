import type { PvpRoom } from '@baize/contract';
import { Badge, type BadgeTone, Button, Card, formatMoney, Heading, Inline, Skeleton, Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import * as css from './PvpRoomsView.css.ts';

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
    <Shape
      picture={<img className={css.picture} src={game.smallArt} alt="" width={40} height={40} loading="lazy" decoding="async" />}
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
      <Fact title={t('stakes')}>
        {minStake === maxStake ? money(minStake) : t('stakes.range', { min: money(minStake), max: money(maxStake) })}
      </Fact>
      <Fact title={t('entry')}>{t('entry.least', { amount: money(minBalance) })}</Fact>
      <Fact title={t('seats')}>
        <Inline as="span" gap={2} wrap={false}>
          {t('seats.taken', { players, seats })}
          <Badge tone={toneOfState[shown]} variant="outline">
            {t(`state.${shown}`)}
          </Badge>
        </Inline>
      </Fact>
    </Shape>
  );
}

/** The place of a room that is on its way. */
export function ComingRoom(): ReactElement {
  const { t } = useTranslation('pvp-rooms');
  return (
    <Shape
      picture={<span className={css.picture} />}
      name={
        <Text size="body">
          <Skeleton width="threeQuarters" />
        </Text>
      }
      game={<Skeleton />}
      action={<div className={css.comingAction} />}
    >
      <Fact title={t('stakes')} />
      <Fact title={t('entry')} />
      <Fact title={t('seats')} />
    </Shape>
  );
}

interface ShapeProps {
  picture: ReactNode;
  name: ReactNode;
  game: ReactNode;
  action: ReactNode;
  /** Its facts. */
  children: ReactNode;
}

/** The geometry of a card, whether its room has come or not. */
function Shape({ picture, name, game, action, children }: ShapeProps): ReactElement {
  return (
    <Card padding="small">
      <div className={css.card}>
        <div className={css.head}>
          {picture}
          <div className={css.words}>
            {name}
            <Text as="div" size="tiny" tone="muted" truncate>
              {game}
            </Text>
          </div>
        </div>
        <dl className={css.facts}>{children}</dl>
        {action}
      </div>
    </Card>
  );
}

interface FactProps {
  title: string;
  /** How it stands. Default: that is on its way. */
  children?: ReactNode;
}

/** One line of what a room asks for. */
function Fact({ title, children }: FactProps): ReactElement {
  return (
    <div className={css.fact}>
      <Text as="dt" size="tiny" tone="muted">
        {title}
      </Text>
      <Text as="dd" size="small" weight="medium">
        {children ?? <span className={css.comingFact} />}
      </Text>
    </div>
  );
}
