import type { ProtectionLimit } from '@baize/contract';
import { Button, Callout, IconButton, Inline, Text } from '@baize/design-system';
import { editIcon } from '@baize/design-system/icons';
import { Progress } from '@baize/design-system/Progress';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import type { Protecting } from '../Protection/useProtection.ts';
import * as css from './Limits.css.ts';
import { limitTone, usedPercent } from './limitText.ts';

export interface LimitCellProps {
  limit: ProtectionLimit;
  protecting: Protecting;
  timeZone: string;
  money(amount: number): string;
  /** Sentence of the confirmation, or the dropping, that was refused. Default none. */
  refusalText?: string | undefined;
  onEdit(): void;
}

/** One limit: how much it is, how much is used of it, and the change that waits. */
export function LimitCell({ limit, protecting, timeZone, money, refusalText, onEdit }: LimitCellProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const { kind, period, amount, used, freesAt, change } = limit;
  const name = t('limit.name', { kind: t(`kind.${kind}`), period: t(`span.${period}`) });
  const periodLabel = (
    <span className={css.period}>
      <Text as="span" size="small" tone="muted">
        {t(`period.${period}`)}
      </Text>
    </span>
  );
  if (amount === undefined) {
    return (
      <div className={css.cell}>
        <Inline justify="between" gap={2}>
          <span className={css.unset}>
            {periodLabel}
            <Text as="span" size="small" tone="muted">
              {t('limit.none')}
            </Text>
          </span>
          <Button tone="ghost" size="small" aria-label={t('limit.setNamed', { name })} onClick={onEdit}>
            {t('limit.set')}
          </Button>
        </Inline>
      </div>
    );
  }
  const percent = usedPercent(limit);
  const tone = limitTone(percent);
  const about = percent >= 100 ? t('limit.usedUp') : tone === 'warning' ? t('limit.nearly', { percent }) : t('limit.percent', { percent });
  return (
    <div className={css.cell}>
      {periodLabel}
      <Inline justify="between" gap={2}>
        <Text as="span" weight="strong">
          {money(amount)}
        </Text>
        <IconButton label={t('limit.changeNamed', { name })} icon={editIcon} size="small" onClick={onEdit} />
      </Inline>
      <Progress label={name} labelHidden tone={tone} value={used} max={amount} valueText={t('limit.used', { used: money(used) })} />
      <Inline justify="between" gap={1} wrap>
        <Text as="span" size="small" tone={tone === 'primary' ? 'muted' : tone}>
          {t('limit.used', { used: money(used) })}
        </Text>
        <Text as="span" size="small" tone={tone === 'primary' ? 'muted' : tone}>
          {about}
        </Text>
      </Inline>
      {percent >= 100 && freesAt !== undefined && (
        <Text size="small" tone="muted">
          {t('limit.frees', { moment: formatMinute(freesAt, timeZone) })}
        </Text>
      )}
      {change && <WaitingChange change={change} limit={limit} name={name} protecting={protecting} timeZone={timeZone} money={money} />}
      {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
    </div>
  );
}

interface WaitingChangeProps extends Pick<LimitCellProps, 'limit' | 'protecting' | 'timeZone' | 'money'> {
  change: NonNullable<ProtectionLimit['change']>;
  name: string;
}

function WaitingChange({ change, limit: { kind, period }, name, protecting, timeZone, money }: WaitingChangeProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const moment = formatMinute(change.isReady ? change.lapsesAt : change.readyAt, timeZone);
  const what = change.amount === null ? t('change.removal') : t('change.raise', { amount: money(change.amount) });
  return (
    <div className={css.change}>
      <Text size="small" tone="warning">
        {change.isReady ? t('change.ready', { what, moment }) : t('change.waits', { what, moment })}
      </Text>
      <Inline gap={2} wrap>
        {change.isReady && (
          <Button
            tone="outline"
            size="small"
            aria-label={t('change.confirmNamed', { name })}
            pending={protecting.isChanging}
            onClick={() => void protecting.confirmChange({ kind, period })}
          >
            {t('change.confirm')}
          </Button>
        )}
        <Button
          tone="ghost"
          size="small"
          aria-label={t('change.dropNamed', { name })}
          onClick={() => void protecting.dropChange({ kind, period })}
        >
          {t('change.drop')}
        </Button>
      </Inline>
    </div>
  );
}
