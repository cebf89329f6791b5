import { deviceName, deviceOf } from '@baize/contract';
import { Badge, Button, Card, Icon, Inline, Stack, Text } from '@baize/design-system';
import { monitorIcon, smartphoneIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../core/index.ts';
import { face, grow, row, where } from './LoginRow.css.ts';

export interface LoginRowProps {
  userAgent: string;
  ip: string;
  /** ISO 8601. */
  at: string;
  /** IANA zone that the time is shown in. */
  timeZone: string;
  /** Where it stands. */
  badge: { tone: 'positive' | 'neutral' | 'negative'; text: string };
  /** What became of it. */
  detail?: ReactNode;
  /** Undefined where there is nothing to end. */
  onEnd?: ((device: string) => void) | undefined;
  isEnding?: boolean;
}

/** One login, or an attempt at one: device, address, time. */
export function LoginRow(props: LoginRowProps): ReactElement {
  const { userAgent, ip, at, timeZone, badge, detail, onEnd, isEnding = false } = props;
  const { t } = useTranslation('security');
  const device = deviceOf(userAgent);
  const name = deviceName(device) ?? t('sessions.unknownDevice');
  return (
    <Card as="li" tone="raised" padding="small">
      <div className={row}>
        <span className={face}>
          <Icon icon={device.isHandheld ? smartphoneIcon : monitorIcon} />
        </span>
        <div className={grow}>
          <Stack gap={1}>
            <Inline gap={2}>
              <Text as="span" weight="medium">
                {name}
              </Text>
              <Badge tone={badge.tone} variant="outline">
                {badge.text}
              </Badge>
            </Inline>
            <div className={where}>
              <Text as="span" size="small" tone="muted">
                IP {ip}
              </Text>
              <Text as="span" size="small" tone="muted">
                <time dateTime={at}>{formatMoment(at, timeZone)}</time>
              </Text>
            </div>
            {detail && (
              <Text size="small" tone="muted">
                {detail}
              </Text>
            )}
          </Stack>
        </div>
        {onEnd && (
          <Button
            tone="outline"
            size="small"
            pending={isEnding}
            aria-label={t('sessions.endThis', { device: `${name}, IP ${ip}` })}
            onClick={() => onEnd(name)}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </Card>
  );
}
