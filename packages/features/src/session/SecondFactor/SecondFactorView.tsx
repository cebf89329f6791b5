import type { SecondFactorChallenge, SecondFactorWay } from '@baize/contract';
import { Button, Callout, CountdownButton, OtpField, RadioGroup, Stack, Text, TextField } from '@baize/design-system';
import { type ReactElement, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { holdFocus, useEditedFields } from '../../core/index.ts';
import type { FactorValues, SentWay } from './useSecondFactor.ts';

export interface SecondFactorViewProps {
  /** What the lock of the button belongs to. */
  challengeId: string;
  /** At least one. */
  ways: SecondFactorChallenge['ways'];
  /** Minutes that a code is good for; so long is the button locked (§9). */
  expiredMinutes: number;
  isSending: boolean;
  /** Why the last answer or the last request for a code failed, in the player's language. */
  refusal?: string | undefined;
  /** It can't go on; only the login can begin anew. */
  isOver: boolean;
  onSendCode(way: SentWay): Promise<boolean>;
  onSubmit(values: FactorValues): Promise<unknown>;
  onBack(): void;
}

const isSentWay = (way: SecondFactorWay): way is SentWay => way === 'sms' || way === 'email';

/** The choice of a way, and its answer (§4 "Two-factor"). */
export function SecondFactorView(props: SecondFactorViewProps): ReactElement {
  const { challengeId, ways, expiredMinutes, isSending, refusal, isOver, onSendCode, onSubmit, onBack } = props;
  const { t } = useTranslation('session');
  const { register, handleSubmit, formState, watch, resetField, setFocus, subscribe } = useForm<FactorValues>({
    defaultValues: { way: ways[0]?.way ?? 'sms', answer: '' },
  });
  // What was said of an answer counts until it is edited, or another way is chosen.
  const { isAnyEdited, forget } = useEditedFields(subscribe);
  const message = isAnyEdited && !isOver ? undefined : refusal;
  const way = watch('way');
  const [sentWay, setSentWay] = useState<SentWay>();
  const isBankName = way === 'bankName';
  const answerError = formState.errors.answer && t('enterAnswer');
  // An answer belongs to its way.
  useEffect(() => {
    if (way) resetField('answer');
  }, [way, resetField]);
  useEffect(() => {
    if (message && !isOver) setFocus('answer');
  }, [message, isOver, setFocus]);
  const sendCode = async (chosen: SentWay): Promise<boolean> => {
    const moveFocus = holdFocus();
    const isSent = await onSendCode(chosen);
    forget();
    if (isSent) {
      setSentWay(chosen);
      moveFocus(() => setFocus('answer', { shouldSelect: true }));
    }
    return isSent;
  };
  const submit = async (values: FactorValues): Promise<void> => {
    const moveFocus = holdFocus();
    await onSubmit(values);
    forget();
    // Also where the same is said again: what is on the screen has not changed then.
    moveFocus(() => setFocus('answer'));
  };
  const answer = register('answer', { required: true, setValueAs: (value: string) => value.trim() });
  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <Stack gap={4}>
        <Text tone="muted">{t('newAddress')}</Text>
        {message && <Callout tone="negative">{message}</Callout>}
        {!isOver && (
          <>
            {ways.length > 1 && (
              <RadioGroup
                {...register('way')}
                label={t('way')}
                options={ways.map((option) => ({
                  value: option.way,
                  text: t(`way.${option.way}`),
                  ...(option.hint && { description: option.hint }),
                }))}
              />
            )}
            {ways.length === 1 && ways[0] && (
              <Text>
                {t(`way.${ways[0].way}`)} {ways[0].hint}
              </Text>
            )}
            {isBankName ? (
              <TextField
                {...answer}
                key={way}
                label={t('bankName')}
                help={t('bankNameHelp')}
                error={answerError}
                required
                autoComplete="off"
              />
            ) : (
              <OtpField
                {...answer}
                key={way}
                label={t('code')}
                help={way === sentWay ? t('codeSent') : undefined}
                error={answerError}
                required
                suffix={
                  isSentWay(way) ? (
                    <CountdownButton
                      storageKey={`factor ${challengeId} ${way}`}
                      expiredMinutes={expiredMinutes}
                      onSend={() => sendCode(way)}
                    >
                      {t('sendCode')}
                    </CountdownButton>
                  ) : undefined
                }
              />
            )}
            <Button type="submit" fullWidth pending={isSending}>
              {t('verify')}
            </Button>
          </>
        )}
        <Button tone={isOver ? 'primary' : 'outline'} fullWidth onClick={onBack}>
          {t('backToLogin')}
        </Button>
      </Stack>
    </form>
  );
}
