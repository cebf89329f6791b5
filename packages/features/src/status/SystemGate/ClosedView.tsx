import type { CustomerServiceEntry } from '@baize/contract';
import { ButtonLink, Card, Heading, Icon, Inline, Link, Stack, Text } from '@baize/design-system';
import { alertIcon, headsetIcon, mapPinOffIcon, messageIcon, wrenchIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { formatMinute } from '../../core/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };
import { page, unbroken } from './ClosedView.css.ts';
import type { SystemState } from './useSystemStatus.ts';

export interface ClosedViewProps {
  system: Exclude<SystemState, { status: 'open' }>;
  mark: ReactNode;
  contacts: readonly CustomerServiceEntry[];
}

const texts = { vi, en };
/** The country database of the gateway is theirs; its licence (CC BY 4.0) asks for the link where the result is used. */
const locationSource = 'https://db-ip.com';
const iconForStatus = { maintenance: wrenchIcon, regionRestricted: mapPinOffIcon, invalidDomain: alertIcon } as const;

/** Both times of a maintenance, or the one that is known; empty when none is. */
function timesOf(text: typeof vi, { maintainTime, endTime }: { maintainTime?: string | undefined; endTime?: string | undefined }): string {
  const [from, until] = [maintainTime, endTime].map((time) => time && formatMinute(time));
  if (from && until) return `${text.times} ${from} – ${until}`;
  return from ? `${text.timesFrom} ${from}` : until ? `${text.timesUntil} ${until}` : '';
}

/** Maintenance and region pages (§2), and that of a wrong address (§8): both languages at once, since nobody knows who is reading. */
export function ClosedView({ system, mark, contacts }: ClosedViewProps): ReactElement {
  // §2 names live chat; where the brand has none, the first channel that somebody answers on.
  const live = contacts.find(({ csType }) => csType === 'LIVECHAT') ?? contacts.find(({ csType }) => csType !== 'EMAIL');
  const mail = contacts.find(({ csType }) => csType === 'EMAIL');
  const support = live ?? mail;
  return (
    <main className={page}>
      <Card padding="large">
        <Stack gap={4} align="center">
          {mark}
          <Icon icon={iconForStatus[system.status]} size="large" />
          {(['vi', 'en'] as const).map((language) => {
            const text = texts[language];
            const times = system.status === 'maintenance' ? timesOf(text, system) : '';
            return (
              <Stack key={language} gap={2} align="center" lang={language}>
                <Heading level={language === 'vi' ? 1 : 2} size="title">
                  {text[`${system.status}.title`]}
                </Heading>
                <Text tone="muted">{text[`${system.status}.message`]}</Text>
                {times && <Text>{times}</Text>}
              </Stack>
            );
          })}
          {system.status === 'regionRestricted' && system.isLocated && (
            <Stack gap={0} align="center" lang="en">
              <Link href={locationSource} tone="quiet">
                IP geolocation by DB-IP
              </Link>
            </Stack>
          )}
          <Inline gap={2} justify="center" wrap>
            {support && (
              <ButtonLink href={support.path} icon={headsetIcon}>
                <Stack as="span" gap={0} align="center">
                  <span>
                    <span lang="vi" className={unbroken}>
                      {vi.contactSupport} ·
                    </span>{' '}
                    <span lang="en" className={unbroken}>
                      {en.contactSupport}
                    </span>
                  </span>
                  <Text as="span" size="tiny" weight="regular">
                    {support.title}
                  </Text>
                </Stack>
              </ButtonLink>
            )}
            {live && mail && (
              <ButtonLink href={mail.path} tone="outline" icon={messageIcon}>
                {mail.title}
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </Card>
    </main>
  );
}
