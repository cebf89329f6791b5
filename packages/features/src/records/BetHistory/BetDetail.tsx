import type { Bet, Currency, Language } from '@baize/contract';
import { Badge, formatMoney, Inline, Stack, Text } from '@baize/design-system';
import { CopyField } from '@baize/design-system/CopyField';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../core/index.ts';
import { RoundMovements } from './RoundMovements.tsx';

export interface BetDetailProps {
  bet: Bet;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  onClose(): void;
}

/** One round with all that is known of it. */
export function BetDetail({ bet, currency, language, timeZone, onClose }: BetDetailProps): ReactElement {
  const { t } = useTranslation('records');
  const money = (amount: number, signed = false): string => formatMoney(amount, { currency, language, signed });
  const lines = [
    ...(bet.vendorType ? [{ name: t('bets.vendorType'), text: t(`vendorType.${bet.vendorType}`) }] : []),
    ...(bet.vendor ? [{ name: t('bets.vendor'), text: bet.vendor }] : []),
    { name: t('bets.openedAt'), text: formatMoment(bet.openedAt, timeZone) },
    { name: t('bets.endedAt'), text: bet.endedAt === undefined ? '–' : formatMoment(bet.endedAt, timeZone) },
    { name: t('bets.bet'), text: money(bet.bet) },
    { name: t('bets.win'), text: money(bet.win) },
    { name: t('bets.net'), text: money(bet.net, true) },
  ];
  return (
    <Modal open title={bet.game[language]} footerHide onClose={onClose}>
      <Stack gap={3}>
        <Inline>
          <Badge tone={bet.state === 'open' ? 'warning' : 'neutral'} variant="outline">
            {t(`betState.${bet.state}`)}
          </Badge>
        </Inline>
        {lines.map(({ name, text }) => (
          <Inline key={name} justify="between" wrap={false}>
            <Text tone="muted">{name}</Text>
            <Text weight="strong">{text}</Text>
          </Inline>
        ))}
        <RoundMovements bet={bet} currency={currency} language={language} timeZone={timeZone} />
        <CopyField label={t('bets.roundId')} value={bet.roundId} />
      </Stack>
    </Modal>
  );
}
