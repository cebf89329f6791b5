import { Badge, ButtonLink, Card, Grid, Icon, type IconDrawing, Inline, Progress, Stack, Text, VisuallyHidden } from '@baize/design-system';
import {
  globeIcon,
  historyIcon,
  idCardIcon,
  keyIcon,
  mailIcon,
  shieldCheckIcon,
  smartphoneIcon,
  walletIcon,
} from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityPage } from '../securityPages.ts';
import { card, face, foot } from './SecurityOverviewView.css.ts';
import type { SecurityItem } from './securityItems.ts';

export interface SecurityOverviewViewProps {
  items: readonly SecurityItem[];
  hrefOf(page: SecurityPage): string;
}

const iconForPage: Record<SecurityPage, IconDrawing> = {
  password: keyIcon,
  fund: walletIcon,
  phone: smartphoneIcon,
  email: mailIcon,
  authenticator: shieldCheckIcon,
  newAddress: globeIcon,
  realName: idCardIcon,
  sessions: historyIcon,
};

type ItemState = 'isOn' | 'isOff' | 'isSet' | 'isUnproved' | 'isMissing';

function stateOf({ page, isSet, action }: Omit<SecurityItem, 'shown'>): ItemState {
  if (page === 'newAddress') return isSet ? 'isOn' : 'isOff';
  if (action === 'verify') return 'isUnproved';
  return isSet ? 'isSet' : 'isMissing';
}

interface ItemCardProps {
  page: SecurityPage;
  /** What is set, or what it is for. */
  detail: string;
  badge?: ReactNode;
  href: string;
  /** What the link says; the item's name is added for who hears it alone. */
  action: string;
}

function ItemCard({ page, detail, badge, href, action }: ItemCardProps): ReactElement {
  const { t } = useTranslation('member-center');
  return (
    <Card as="li" tone="raised" padding="medium">
      <div className={card}>
        <Inline gap={3} align="center" wrap={false}>
          <span className={face}>
            <Icon icon={iconForPage[page]} />
          </span>
          <Text as="span" weight="medium">
            {t(page)}
          </Text>
        </Inline>
        <Text size="small" tone="muted">
          {detail}
        </Text>
        <div className={foot}>
          {badge}
          <ButtonLink href={href} tone="outline" size="small">
            {action} <VisuallyHidden>{t(page)}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** What protects the account and what does not yet, each with the way to it (§2 "securityCenter"). */
export function SecurityOverviewView({ items, hrefOf }: SecurityOverviewViewProps): ReactElement {
  const { t } = useTranslation('member-center');
  const done = items.filter(({ isSet }) => isSet).length;
  return (
    <Stack gap={5}>
      <Progress
        label={t('progress')}
        value={done}
        max={items.length}
        valueText={t('progressValue', { done, total: items.length })}
        tone={done === items.length ? 'primary' : 'brass'}
      />
      <Grid as="ul" min="card" gap={3} aria-label={t('items')}>
        {items.map(({ page, isSet, shown, action }) => (
          <ItemCard
            key={page}
            page={page}
            detail={shown ?? t(`${page}.about`)}
            badge={
              <Badge tone={isSet ? 'positive' : 'warning'} variant="outline">
                {t(stateOf({ page, isSet, action }))}
              </Badge>
            }
            href={hrefOf(page)}
            action={t(action)}
          />
        ))}
        <ItemCard page="sessions" detail={t('sessions.about')} href={hrefOf('sessions')} action={t('show')} />
      </Grid>
    </Stack>
  );
}
