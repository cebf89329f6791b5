import type { Redemption, RedemptionStatus } from '@baize/contract';
import { Badge, type BadgeTone, Card, Heading, Inline, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, useLanguage } from '../../core/index.ts';
import { pointsText } from '../pointsText.ts';

export interface RedemptionListProps {
  rows: readonly Redemption[];
  money(amount: number): string;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

const tones: Record<RedemptionStatus, BadgeTone> = { applying: 'warning', passed: 'brass', completed: 'positive', rejected: 'negative' };

/** §2 redeem history: each request with its number, time, price, status and remark. */
export function RedemptionList({ rows, money, timeZone }: RedemptionListProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  return (
    <Stack as="ul" gap={3}>
      {rows.map(({ redemptionId, name, type, points, amount, status, remark, shipping, at }) => (
        <Card key={redemptionId} as="li" tone="raised" padding="small">
          <Stack gap={2}>
            <Inline gap={2} justify="between" wrap>
              <Heading level={3} size="body">
                {name[language]}
              </Heading>
              <Badge tone={tones[status]} variant="outline">
                {t(`status.${status}`)}
              </Badge>
            </Inline>
            <Text size="small" tone="muted">
              {[
                t(`type.${type}`),
                t('points', { count: points, points: pointsText(points, language) }),
                ...(amount > 0 ? [money(amount)] : []),
              ].join(' · ')}
            </Text>
            {remark !== undefined && <Text size="small">{t('remark', { remark })}</Text>}
            {shipping && (
              <Text size="small" tone="muted">
                {[shipping.name, shipping.phone, shipping.address].join(' · ')}
              </Text>
            )}
            <Text size="small" tone="muted">
              <time dateTime={at}>{formatInZone(at, timeZone)}</time> · {redemptionId}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
