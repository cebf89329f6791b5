import type { PasswordChange } from '@baize/contract';
import { Button, ErrorState, Stack } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useSingleFlight, useView } from '../../core/index.ts';
import { ForcedPasswordChangeView } from './ForcedPasswordChangeView.tsx';
import { FormPlaceholder } from './FormPlaceholder.tsx';
import { useForcedPasswordChange } from './useForcedPasswordChange.ts';

export interface ForcedPasswordChangeProps {
  /** What `usePasswordExpiry` says: the old password is not asked for. */
  isOldPasswordKnown: boolean;
  /** The password is changed; §4: the user goes to the web home. The submit was answered before. */
  onChanged(): void;
  /** The token is dropped; §4: back to the web home. */
  onCancelled(): void;
}

/** The change that an expired password asks for, as a modal that only changing or cancelling closes (§2). */
export function ForcedPasswordChange({ isOldPasswordKnown, onChanged, onCancelled }: ForcedPasswordChangeProps): ReactElement {
  const View = useView(ForcedPasswordChangeView);
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { state, change, cancel } = useForcedPasswordChange(isOldPasswordKnown);
  const submit = useSingleFlight(async (values: PasswordChange) => {
    const outcome = await change(values);
    if (outcome.status === 'changed') onChanged();
    return outcome;
  });
  const leave = (): void => {
    cancel();
    onCancelled();
  };
  return (
    <Modal open onClose={() => undefined} title={t('changePassword')} showClose={false} maskClosable={false} footerHide>
      {state.status === 'ready' ? (
        <View {...state} textOf={errorText.of} onSubmit={submit} onCancel={leave} />
      ) : (
        <Stack gap={4}>
          {state.status === 'loading' && <FormPlaceholder isOldNeeded={!isOldPasswordKnown} />}
          {state.status === 'error' && (
            <ErrorState title={t('rulesFailed')} retry={{ onRetry: state.retry }}>
              {errorText.of(state)}
            </ErrorState>
          )}
          <Button tone="outline" fullWidth onClick={leave}>
            {t('cancelAndLogOut')}
          </Button>
        </Stack>
      )}
    </Modal>
  );
}
