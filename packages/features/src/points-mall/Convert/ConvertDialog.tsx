import { Button, ButtonLink, Callout, EmptyState, Stack } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { PasswordField } from '@baize/design-system/PasswordField';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { LostPointsCallout } from '../LostPointsCallout.tsx';
import { pointsText } from '../pointsText.ts';
import { useConvert } from './useConvert.ts';

export interface ConvertDialogProps {
  /** What is taken, and what it brings. */
  converted: { points: number; amount: number };
  balance: number;
  hasFundPassword: boolean;
  money(amount: number): string;
  fundPasswordHref: string;
  onClose(isMade: boolean): void;
}

/** Says once more what is taken and what comes, asks for the fund password, and tells what came of it. */
export function ConvertDialog({ converted, balance, hasFundPassword, money, fundPasswordHref, onClose }: ConvertDialogProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const { state, convert } = useConvert();
  // What was agreed to, whatever the balance does meanwhile; at another rate he agrees anew.
  const asked = { ...converted, rest: balance - converted.points };
  const [agreed, setAgreed] = useState(asked);
  const { points, amount, rest } = state.status === 'refused' && state.code === 'reward_changed' ? asked : agreed;
  const [fundPassword, setFundPassword] = useState('');
  const { form, errorAt, whole, begin, edit } = useHeldRefusal(state.status === 'refused' ? state : undefined, {
    fields: ['fundPassword'],
  });
  const isMade = state.status === 'made';
  const lost = state.status === 'unknown' ? state : undefined;
  const body = (): ReactElement => {
    if (state.status === 'made')
      return (
        <Stack gap={4}>
          <Callout tone="positive" title={t('convert.done')}>
            {t('convert.doneAbout', { amount: money(state.reply.amount), points: pointsText(state.reply.balance, language) })}
          </Callout>
          <Button tone="outline" onClick={() => onClose(true)}>
            {t('back')}
          </Button>
        </Stack>
      );
    if (!hasFundPassword)
      return (
        <EmptyState title={t('noFundPassword')} action={<ButtonLink href={fundPasswordHref}>{t('setFundPassword')}</ButtonLink>}>
          {t('noFundPasswordAbout')}
        </EmptyState>
      );
    return (
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
          setAgreed({ points, amount, rest });
          convert({ points, amount, fundPassword });
        }}
      >
        <Stack gap={4}>
          <Stack gap={2}>
            <Figure name={t('convert.takes')} value={pointsText(points, language)} />
            <Figure name={t('convert.brings')} value={money(amount)} isSum />
            <Figure name={t('pointsLeft')} value={pointsText(rest, language)} />
          </Stack>
          <PasswordField
            name="fundPassword"
            label={t('fundPassword')}
            required
            autoComplete="off"
            value={fundPassword}
            onChange={(event) => {
              setFundPassword(event.target.value);
              edit('fundPassword');
            }}
            error={errorAt('fundPassword')}
          />
          {whole && <Callout tone="negative">{whole}</Callout>}
          {lost && <LostPointsCallout lost={lost} />}
          <Button type="submit" tone="brass" pending={state.status === 'sending' || lost?.isLooking}>
            {t('convert.send', { points: pointsText(points, language) })}
          </Button>
        </Stack>
      </form>
    );
  };
  return (
    <Modal open footerHide title={t('convert.title')} onClose={() => onClose(isMade)}>
      {body()}
    </Modal>
  );
}
