import { ErrorState, Stack } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, usePermission } from '../../core/index.ts';
import { MoneyFormSkeleton } from '../../shared/money/MoneyFormSkeleton.tsx';
import { useProtection } from '../Protection/useProtection.ts';
import { LimitQuestionView } from './LimitQuestionView.tsx';
import { ReviewCallout } from './ReviewCallout.tsx';

export interface LimitQuestionProps {
  /** Where all limits are. */
  protectionHref: string;
  /** Asks nothing now: the children show at once, and keep their state when it turns. Default false. */
  isHeldBack?: boolean;
  /** What waits for the answer. */
  children: ReactNode;
}

/**
 * RTS 12A: asks for a limit before the first deposit, and every six months whether the limits still fit. Its view is no replaceable one: a brand
 * takes nothing of it away.
 */
export function LimitQuestion({ protectionHref, isHeldBack = false, children }: LimitQuestionProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const { state, isChanging, refusal, setLimit, keepLimits } = useProtection();
  const permission = usePermission();
  const errorText = useErrorText();
  const language = useLanguage();
  if (state.status === 'error' && !isHeldBack) {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  if (state.status === 'loading' && !isHeldBack) return <MoneyFormSkeleton />;
  const common = { isChanging, refusalText: refusal && errorText.of(refusal), protectionHref };
  const limitQuestion = state.status === 'ready' && !isHeldBack ? state.data.limitQuestion : undefined;
  if (limitQuestion === 'first' && permission) {
    return (
      <LimitQuestionView
        {...common}
        currency={permission.currency}
        language={language}
        onSet={(period, amount) => void setLimit({ kind: 'deposit', period }, amount)}
        onDecline={() => void keepLimits()}
      />
    );
  }
  return (
    <Stack gap={4}>
      {limitQuestion === 'review' && <ReviewCallout {...common} onKeep={() => void keepLimits()} />}
      {children}
    </Stack>
  );
}
