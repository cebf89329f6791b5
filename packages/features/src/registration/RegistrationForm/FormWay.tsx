import { type StepItem, Steps } from '@baize/design-system';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { issuesOfStep } from '../rules/formSteps.ts';
import type { FormFlow } from './useFormFlow.ts';

/** Where the player is in the form; has the focus after each step, so that a reader hears where he has come. */
export function FormWay({ flow }: { flow: FormFlow }): ReactElement {
  const { t } = useTranslation('registration');
  const { steps, stepIndex, refusal, refusalCount } = flow;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef({ stepIndex, refusalCount });
  useEffect(() => {
    const { stepIndex: before, refusalCount: refusalsBefore } = shown.current;
    shown.current = { stepIndex, refusalCount };
    // A refusal has the focus itself.
    if (before !== stepIndex && refusalsBefore === refusalCount) frame.current?.focus();
  }, [stepIndex, refusalCount]);
  const items = steps.map((step, index): StepItem => {
    const isFailed = index !== stepIndex && issuesOfStep(step, refusal?.issues ?? []).length > 0;
    const state = index === stepIndex ? 'current' : index < stepIndex ? 'done' : 'waiting';
    return { id: step.id, text: t(`step.${step.id}`), state: isFailed ? 'failed' : state };
  });
  return (
    <div ref={frame} tabIndex={-1}>
      <Steps label={t('steps')} items={items} />
    </div>
  );
}
