import { type FeedbackValues, feedbackTypes, limits, textLength } from '@baize/contract';
import { Button, Callout, Select, Stack, Text, TextArea } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Refused, useFormRefusal, useOnEdit } from '../../core/index.ts';
import type { FormOutcome } from '../formOutcome.ts';
import { Sent } from '../Sent.tsx';

export interface FeedbackViewProps {
  isSending: boolean;
  /** It was taken: that stands in the form's place. */
  isSent: boolean;
  /** What had been typed before. Default nothing. */
  kept?: Partial<FeedbackValues> | undefined;
  /** The sentence of an error, in the player's language. */
  textOf(refusal: Refused): string;
  onEdit?: ((values: FeedbackValues) => void) | undefined;
  /** Undefined when the form is already on its way. */
  onSubmit(values: FeedbackValues): Promise<FormOutcome | undefined>;
  onBeginAnother(): void;
}

const fields = ['questionType', 'content'] as const;

function FeedbackForm({ isSending, kept, textOf, onEdit, onSubmit }: FeedbackViewProps): ReactElement {
  const { t } = useTranslation('feedback');
  const { register, handleSubmit, setFocus, subscribe } = useForm<FeedbackValues>({
    defaultValues: { questionType: '', content: '', ...kept },
  });
  useOnEdit(subscribe, onEdit);
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  const submit = handleSubmit(async (values) => tell(await onSubmit(values)));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="muted">{t('feedback.intro')}</Text>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        <Select
          {...register('questionType')}
          label={t('feedback.type')}
          required
          error={errorAt('questionType')}
          defaultValue={kept?.questionType ?? ''}
          placeholder={t('feedback.chooseType')}
          options={feedbackTypes.map((type) => ({ value: type, text: t(`feedback.type.${type}`) }))}
        />
        <TextArea
          {...register('content')}
          label={t('feedback.content')}
          required
          help={t('feedback.bounds', { min: limits.feedback.minimum, max: limits.feedback.maximum })}
          error={errorAt('content')}
          maxLength={limits.feedback.maximum}
          lengthOf={textLength}
          rows={4}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('feedback.send')}
        </Button>
      </Stack>
    </form>
  );
}

/** Question type and words; then the thanks in their place. */
export function FeedbackView(props: FeedbackViewProps): ReactElement {
  const { t } = useTranslation('feedback');
  if (props.isSent) return <Sent text={t('feedback.sent')} again={t('feedback.again')} onAgain={props.onBeginAnother} />;
  return <FeedbackForm {...props} />;
}
