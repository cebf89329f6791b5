import type { CustomerServiceEntry, Language } from '@baize/contract';
import { ButtonLink, Card, Heading, Icon, Inline, Link, Stack, Text } from '@baize/design-system';
import { alertIcon, headsetIcon, mapPinOffIcon, messageIcon, wrenchIcon } from '@baize/design-system/icons';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { formatMinute } from '../../core/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };
import { page, together, unbroken } from './ClosedView.css.ts';
import type { SystemState } from './useSystemStatus.ts';

/** The words of the page in one language; a brand may have its own for some of them. */
export type ClosedTexts = typeof vi;

export interface ClosedViewProps {
  system: Exclude<SystemState, { status: 'open' }>;
  mark: ReactNode;
  contacts: readonly CustomerServiceEntry[];
  /** IANA zone of the brand: the times of a maintenance are shown in it. */
  timeZone: string;
  /** The brand's words, in the place of the package's. Default none. */
  texts?: Partial<Record<Language, Partial<ClosedTexts>>> | undefined;
}

/** The country database of the gateway is theirs; its licence (CC BY 4.0) asks for the link where the result is used. */
const locationSource = 'https://db-ip.com';
const iconForStatus = { maintenance: wrenchIcon, regionRestricted: mapPinOffIcon, invalidDomain: alertIcon } as const;

interface MaintenanceTimesProps {
  text: ClosedTexts;
  timeZone: string;
  maintainTime?: string | undefined;
  endTime?: string | undefined;
}

/** Both times of a maintenance, or the one that is known; nothing when none is. */
function MaintenanceTimes({ text, timeZone, maintainTime, endTime }: MaintenanceTimesProps): ReactElement | null {
  const times = [maintainTime, endTime].filter((time) => time !== undefined);
  if (times.length === 0) return null;
  const label = times.length === 2 ? text.times : maintainTime ? text.timesFrom : text.timesUntil;
  return (
    <Text>
      {label}{' '}
      <span className={together}>
        {times.map((time, index) => (
          <Fragment key={time}>
            {index > 0 && ' – '}
            <time dateTime={time} className={unbroken}>
              {formatMinute(time, timeZone)}
            </time>
          </Fragment>
        ))}
      </span>
    </Text>
  );
}

/** Maintenance and region pages (§2), and that of a wrong address (§8): both languages at once, since nobody knows who is reading. */
export function ClosedView({ system, mark, contacts, timeZone, texts: own }: ClosedViewProps): ReactElement {
  const texts = { vi: { ...vi, ...own?.vi }, en: { ...en, ...own?.en } };
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
            return (
              <Stack key={language} gap={2} align="center" lang={language}>
                <Heading level={language === 'vi' ? 1 : 2} size="title">
                  {text[`${system.status}.title`]}
                </Heading>
                <Text tone="muted">{text[`${system.status}.message`]}</Text>
                {system.status === 'maintenance' && (
                  <MaintenanceTimes text={text} timeZone={timeZone} maintainTime={system.maintainTime} endTime={system.endTime} />
                )}
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
                      {texts.vi.contactSupport} ·
                    </span>{' '}
                    <span lang="en" className={unbroken}>
                      {texts.en.contactSupport}
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
