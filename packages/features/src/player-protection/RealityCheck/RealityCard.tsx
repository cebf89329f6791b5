import { Button, Callout, Heading, SegmentedControl, Text } from '@baize/design-system';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '../Protection/ProtectionView.css.ts';
import type { Protecting } from '../Protection/useProtection.ts';

export interface RealityCardProps {
  /** Undefined for no reality check. */
  minutes: number | undefined;
  protecting: Protecting;
  /** Sentence of the change that was refused, in the player's language. Default none. */
  refusalText?: string | undefined;
}

const choices = ['off', '15', '30', '45', '60'] as const;
type Choice = (typeof choices)[number];
/** The choice that minutes fall on; another gateway's own may lie between two. */
const choiceOf = (minutes: number | undefined): Choice =>
  minutes === undefined ? 'off' : (choices.find((one) => one !== 'off' && Number(one) >= minutes) ?? '60');

/**
 * RTS 13B: how often play stops until the player has answered. It holds once it is saved: an arrow key passes choices, “off” among them, on its
 * way to another.
 */
export function RealityCard({ minutes, protecting, refusalText }: RealityCardProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const id = useId();
  const held = choiceOf(minutes);
  const [picked, setPicked] = useState<Choice>();
  const choice = picked ?? held;
  const save = async (): Promise<void> => {
    if (await protecting.setRealityCheck(choice === 'off' ? null : Number(choice))) setPicked(undefined);
  };
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
        value={choice}
        onChange={setPicked}
        options={choices.map((value) => ({ value, text: t(`reality.${value}`) }))}
      />
      <div className={css.foot}>
        {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
        <Button tone="outline" unavailable={choice === held} pending={protecting.isChanging} onClick={() => void save()}>
          {choice === held ? t('reality.saved') : t('reality.set')}
        </Button>
      </div>
    </section>
  );
}
