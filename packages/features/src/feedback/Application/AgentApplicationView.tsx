import {
  type AgentApplicationField,
  type AgentApplicationValues,
  agentApplicationFields,
  isRequiredOfAgents,
  limits,
  textLength,
} from '@baize/contract';
import { Button, Callout, CaptchaField, Stack, Text, TextArea, TextField, type TextFieldProps } from '@baize/design-system';
import { type ReactElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Captcha, isToldAnswer, type Refused, useFormRefusal, useOnEdit } from '../../core/index.ts';
import type { FormOutcome } from '../formOutcome.ts';
import { Sent } from '../Sent.tsx';
import { pairs } from './AgentApplicationView.css.ts';
import type { ApplicationValues } from './useAgentApplication.ts';

export interface AgentApplicationViewProps {
  isSending: boolean;
  /** It was taken: that stands in the form's place. */
  isSent: boolean;
  captcha: Captcha | undefined;
  /** What had been typed before. Default nothing. */
  kept?: Partial<AgentApplicationValues> | undefined;
  /** The sentence of an error, in the player's language. */
  textOf(refusal: Refused): string;
  onEdit?: ((values: ApplicationValues) => void) | undefined;
  /** Undefined when the form is already on its way. */
  onSubmit(values: ApplicationValues): Promise<FormOutcome | undefined>;
  onBeginAnother(): void;
}

type LineField = Exclude<AgentApplicationField, 'extraInformation'>;
const inputs: Record<LineField, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>> = {
  name: { autoComplete: 'name' },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  skype: { autoComplete: 'off' },
  qq: { inputMode: 'numeric', autoComplete: 'off' },
  telegram: { autoComplete: 'off' },
};
const lines = Object.keys(inputs) as LineField[];
const fields = [...agentApplicationFields, 'captcha'] as const;
const emptyValues: ApplicationValues = {
  name: '',
  mobile: '',
  email: '',
  skype: '',
  qq: '',
  telegram: '',
  extraInformation: '',
  captcha: '',
};

function ApplicationForm({ isSending, captcha, kept, textOf, onEdit, onSubmit }: AgentApplicationViewProps): ReactElement {
  const { t } = useTranslation('feedback');
  const { register, handleSubmit, setFocus, subscribe, resetField, watch } = useForm<ApplicationValues>({
    defaultValues: { ...emptyValues, ...kept },
  });
  useOnEdit(subscribe, onEdit);
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  // What was read belongs to the picture that is gone.
  useEffect(() => {
    if (captcha?.id) resetField('captcha', { defaultValue: captcha.answer ?? '' });
  }, [captcha?.id, captcha?.answer, resetField]);
  const submit = handleSubmit(async (values) => tell(await onSubmit(values)));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="muted">{t('application.intro')}</Text>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        <div className={pairs}>
          {lines.map((field) => (
            <TextField
              key={field}
              {...register(field)}
              {...inputs[field]}
              label={t(`application.${field}`)}
              required={isRequiredOfAgents(field)}
              optional={!isRequiredOfAgents(field)}
              error={errorAt(field)}
              spellCheck={false}
            />
          ))}
        </div>
        <TextArea
          {...register('extraInformation')}
          label={t('application.extraInformation')}
          optional
          help={t('application.extraHelp')}
          error={errorAt('extraInformation')}
          maxLength={limits.feedback.maximum}
          lengthOf={textLength}
        />
        <CaptchaField
          {...register('captcha')}
          label={t('application.captcha')}
          required
          error={isToldAnswer(captcha, watch('captcha')) ? undefined : errorAt('captcha')}
          image={captcha?.image}
          onRefresh={() => captcha?.refresh()}
          otherWay={captcha?.otherWay}
          maxLength={8}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('application.send')}
        </Button>
      </Stack>
    </form>
  );
}

/** Who applies, how to reach him, and a captcha; then the thanks in their place. */
export function AgentApplicationView(props: AgentApplicationViewProps): ReactElement {
  const { t } = useTranslation('feedback');
  if (props.isSent) return <Sent text={t('application.sent')} again={t('application.again')} onAgain={props.onBeginAnother} />;
  return <ApplicationForm {...props} />;
}
