import { Badge, ButtonLink, Grid, Progress, Stack, VisuallyHidden } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityPage } from '../securityPages.ts';
import { SecurityItemCard } from './SecurityItemCard.tsx';
import type { SecurityItem } from './securityItems.ts';

export interface SecurityOverviewViewProps {
  items: readonly SecurityItem[];
  hrefOf(page: SecurityPage): string;
}

/** Pages that protect nothing by themselves, and what is done there: nothing of them is set or missing. */
const others = [
  { page: 'bankCards', action: 'show' },
  { page: 'sessions', action: 'show' },
  { page: 'profile', action: 'change' },
] as const;

type ItemState = 'isOn' | 'isOff' | 'isSet' | 'isUnproved' | 'isMissing';

function stateOf({ page, isSet, action }: Omit<SecurityItem, 'shown'>): ItemState {
  if (page === 'newAddress') return isSet ? 'isOn' : 'isOff';
  if (action === 'verify') return 'isUnproved';
  return isSet ? 'isSet' : 'isMissing';
}

interface WayOnProps {
  href: string;
  /** What the link says; the item's name is added for who hears it alone. */
  action: string;
  item: string;
}

function WayOn({ href, action, item }: WayOnProps): ReactElement {
  return (
    <ButtonLink href={href} tone="outline" size="small">
      {action} <VisuallyHidden>{item}</VisuallyHidden>
    </ButtonLink>
  );
}

/** What protects the account and what does not yet, each with the way to it (§2 "securityCenter"). */
export function SecurityOverviewView({ items, hrefOf }: SecurityOverviewViewProps): ReactElement {
  const { t } = useTranslation('security');
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
          <SecurityItemCard
            key={page}
            page={page}
            detail={shown ?? t(`${page}.about`)}
            state={
              <Badge tone={isSet ? 'positive' : 'warning'} variant="outline">
                {t(stateOf({ page, isSet, action }))}
              </Badge>
            }
          >
            <WayOn href={hrefOf(page)} action={t(action)} item={t(page)} />
          </SecurityItemCard>
        ))}
        {others.map(({ page, action }) => (
          <SecurityItemCard key={page} page={page} detail={t(`${page}.about`)}>
            <WayOn href={hrefOf(page)} action={t(action)} item={t(page)} />
          </SecurityItemCard>
        ))}
      </Grid>
    </Stack>
  );
}
