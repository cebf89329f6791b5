import { IconLink } from '@baize/design-system';
import { helpIcon, protectionIcon, sendIcon, walletIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { bar } from './SideBarView.css.ts';
import type { SideBarChannel, SideBarContact } from './sideBarContacts.ts';

export interface SideBarViewProps {
  /** The help centre at its aboutus anchor (§2). */
  helpHref: string;
  /** Where the deposit is; undefined for who can't deposit. */
  depositHref: string | undefined;
  /** Where a player limits his play or takes a break. */
  protectionHref: string;
  contacts: readonly SideBarContact[];
}

/** A brand's mark of one letter; Telegram's paper plane is a drawing. */
const letterOf: Record<Exclude<SideBarChannel, 'TELEGRAM'>, string> = { FACEBOOK: 'f', ZALO: 'Z' };

/** The bar at the side of a wide screen (§2): help, deposit, protection, and the channels of customer service. */
export function SideBarView({ helpHref, depositHref, protectionHref, contacts }: SideBarViewProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('sideBar')} className={bar}>
      <IconLink href={helpHref} label={t('help')} icon={helpIcon} tone="outline" size="small" />
      {depositHref && <IconLink href={depositHref} label={t('deposit')} icon={walletIcon} tone="outline" size="small" />}
      <IconLink href={protectionHref} label={t('protection')} icon={protectionIcon} tone="outline" size="small" />
      {contacts.map(({ channel, title, href }) =>
        channel === 'TELEGRAM' ? (
          <IconLink key={channel} href={href} label={title} icon={sendIcon} tone="outline" size="small" />
        ) : (
          <IconLink key={channel} href={href} label={title} letter={letterOf[channel]} tone="outline" size="small" />
        ),
      )}
    </nav>
  );
}
