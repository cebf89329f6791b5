import { Heading, SegmentedControl, Text } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '../Protection/ProtectionView.css.ts';
import type { Protecting } from '../Protection/useProtection.ts';

export interface RealityCardProps {
  /** Undefined for no reality check. */
  minutes: number | undefined;
  protecting: Protecting;
}

const choices = ['off', '15', '30', '45', '60'] as const;
type Choice = (typeof choices)[number];
/** The choice that minutes fall on; another gateway's own may lie between two. */
const choiceOf = (minutes: number | undefined): Choice =>
  minutes === undefined ? 'off' : (choices.find((one) => one !== 'off' && Number(one) >= minutes) ?? '60');

/** RTS 13B: how often play stops until the player has answered. It holds at once. */
export function RealityCard({ minutes, protecting }: RealityCardProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const id = useId();
  return (
    <section className={css.way} aria-labelledby={id}>
      <Heading level={3} size="body" id={id}>
        {t('reality.title')}
      </Heading>
      <Text size="small" tone="muted">
        {t('reality.about')}
      </Text>
      <SegmentedControl
        variant="pills"
        label={t('reality.title')}
        value={choiceOf(minutes)}
        onChange={(value) => void protecting.setRealityCheck(value === 'off' ? null : Number(value))}
        options={choices.map((value) => ({ value, text: t(`reality.${value}`) }))}
      />
    </section>
  );
}
