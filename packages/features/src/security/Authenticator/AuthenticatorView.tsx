import { Stack, type StepState, Steps } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofForm, type ProofFormProps } from './ProofForm.tsx';
import { ScanForm, type ScanFormProps } from './ScanForm.tsx';

export interface AuthenticatorViewProps
  extends Omit<ProofFormProps, 'textOf'>,
    Pick<ScanFormProps, 'textOf' | 'onConfirm' | 'onStartAgain'> {
  /** The secret to scan; undefined before the password is given. */
  secret: ScanFormProps['secret'] | undefined;
  isConfirming: boolean;
}

/** The way to a bound authenticator: password, code to scan, first code of the app. */
export function AuthenticatorView(props: AuthenticatorViewProps): ReactElement {
  const { secret, isConfirming, textOf, onConfirm, onStartAgain, ...proof } = props;
  const { t } = useTranslation('security');
  const [password, scan]: [StepState, StepState] = secret ? ['done', 'current'] : ['current', 'waiting'];
  return (
    <Stack gap={5}>
      <Steps
        label={t('authenticator.steps')}
        items={[
          { id: 'password', text: t('authenticator.stepPassword'), state: password },
          { id: 'scan', text: t('authenticator.stepScan'), state: scan },
          { id: 'done', text: t('authenticator.stepDone'), state: 'waiting' },
        ]}
      />
      {secret ? (
        <ScanForm secret={secret} isSending={isConfirming} textOf={textOf} onConfirm={onConfirm} onStartAgain={onStartAgain} />
      ) : (
        <ProofForm {...proof} textOf={textOf} />
      )}
    </Stack>
  );
}
