import { type Currency, type Language, type ProtectionLimit, protectionKinds, protectionPeriods } from '@baize/contract';
import { Heading, Icon, Stack, Text } from '@baize/design-system';
import { depositIcon, diceIcon, trendDownIcon } from '@baize/design-system/icons';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Protecting, type ProtectionPart, partOf } from '../Protection/useProtection.ts';
import { LimitCell } from './LimitCell.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import * as css from './Limits.css.ts';

export interface LimitsProps {
  limits: readonly ProtectionLimit[];
  protecting: Protecting;
  /** Sentence of what was refused at a part of the page. */
  refusalAt(part: ProtectionPart): string | undefined;
  currency: Currency;
  language: Language;
  timeZone: string;
  /** With dots for digits where the balance is hidden. */
  money(amount: number): string;
  /** For the dialog, which can't do without the amounts of limits. */
  shownMoney(amount: number): string;
}

const icons = { deposit: depositIcon, wager: diceIcon, loss: trendDownIcon } as const;

/** RTS 12A: the nine limits with what is used of each, and the way to set, change and take away each. */
export function Limits(props: LimitsProps): ReactElement {
  const { limits, protecting, refusalAt, currency, language, timeZone, money, shownMoney } = props;
  const { t } = useTranslation('player-protection');
  const id = useId();
  const [edited, setEdited] = useState<ProtectionLimit>();
  return (
    <Stack gap={2} as="section" aria-labelledby={id}>
      <Heading level={3} size="body" id={id}>
        {t('limits')}
      </Heading>
      <div className={css.table}>
        <div className={css.heads} aria-hidden="true">
          <span />
          {protectionPeriods.map((period) => (
            <span className={css.head} key={period}>
              <Text as="span" size="small" tone="muted">
                {t(`period.${period}`)}
              </Text>
            </span>
          ))}
        </div>
        {protectionKinds.map((kind) => (
          <fieldset className={css.row} key={kind} aria-label={t(`kind.${kind}`)}>
            <div className={css.kind}>
              <span className={css.icon}>
                <Icon icon={icons[kind]} />
              </span>
              <Text as="span" weight="medium">
                {t(`kind.${kind}`)}
              </Text>
            </div>
            {limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitCell
                  key={limit.period}
                  limit={limit}
                  protecting={protecting}
                  timeZone={timeZone}
                  money={money}
                  refusalText={refusalAt(partOf(limit))}
                  onEdit={() => {
                    protecting.forgetRefusal();
                    setEdited(limit);
                  }}
                />
              ))}
          </fieldset>
        ))}
      </div>
      <Text size="small" tone="muted">
        {t('limits.rule')}
      </Text>
      <Text size="small" tone="muted">
        {t('limits.counted')}
      </Text>
      {edited && (
        <LimitDialog
          limit={edited}
          limits={limits}
          isChanging={protecting.isChanging}
          refusalText={refusalAt('limit')}
          currency={currency}
          language={language}
          money={shownMoney}
          usedMoney={money}
          onSet={async (amount) => {
            if (await protecting.setLimit({ kind: edited.kind, period: edited.period }, amount)) setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  );
}
