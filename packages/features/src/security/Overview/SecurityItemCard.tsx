import { Card, Icon, type IconDrawing, Inline, Text } from '@baize/design-system';
import {
  bankCardIcon,
  globeIcon,
  historyIcon,
  idCardIcon,
  keyIcon,
  mailIcon,
  profileIcon,
  shieldCheckIcon,
  smartphoneIcon,
  walletIcon,
} from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityPage } from '../securityPages.ts';
import { card, face, foot } from './SecurityItemCard.css.ts';

const iconForPage: Record<SecurityPage, IconDrawing> = {
  password: keyIcon,
  fund: walletIcon,
  phone: smartphoneIcon,
  email: mailIcon,
  authenticator: shieldCheckIcon,
  newAddress: globeIcon,
  realName: idCardIcon,
  bankCards: bankCardIcon,
  sessions: historyIcon,
  profile: profileIcon,
};

export interface SecurityItemCardProps {
  page: SecurityPage;
  /** What is set, or what it is for. */
  detail: ReactNode;
  /** How it stands, at the beginning of the card's foot. Default nothing. */
  state?: ReactNode;
  /** The way to it, at the end of the foot; nothing while that is on its way: the room is kept. */
  children?: ReactNode;
}

/** One thing that protects the account: what it is, how it stands, the way to it. */
export function SecurityItemCard({ page, detail, state, children }: SecurityItemCardProps): ReactElement {
  const { t } = useTranslation('security');
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
          <Inline>{state}</Inline>
          {children}
        </div>
      </div>
    </Card>
  );
}
