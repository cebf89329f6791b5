import { GuildIcon, Icon } from '@baize/design-system';
import { checkIcon } from '@baize/design-system/icons';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { guildIconName, guildIconOf } from '../Legion/guildIconOf.ts';
import { guildIconIds } from './guildFace.ts';
import * as css from './Setup.css.ts';

export interface IconChoiceProps {
  /** §3 "guildIconId". */
  value: number;
  onChoose(guildIconId: number): void;
}

/** One of the six guild icons (§9), each by its name. */
export function IconChoice({ value, onChoose }: IconChoiceProps): ReactElement {
  const { t } = useTranslation('legion');
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div className={css.legend}>
        <span id={id}>{t('icon')}</span>
        <span className={css.legendEnd} aria-hidden="true">
          {t(guildIconName(value))}
        </span>
      </div>
      <div className={css.icons}>
        {guildIconIds.map((guildIconId) => (
          <label key={guildIconId} className={css.icon} title={t(guildIconName(guildIconId))}>
            <input
              type="radio"
              name="guildIconId"
              className={css.iconInput}
              aria-label={t(guildIconName(guildIconId))}
              value={guildIconId}
              checked={guildIconId === value}
              onChange={() => onChoose(guildIconId)}
            />
            <span aria-hidden="true">
              <GuildIcon iconId={guildIconOf(guildIconId)} name="" size="large" />
            </span>
            <span className={css.check} aria-hidden="true">
              <Icon icon={checkIcon} size="small" />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
