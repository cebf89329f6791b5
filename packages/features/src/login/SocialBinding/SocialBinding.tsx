import { Button, Callout, Skeleton, Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BegunSession, useErrorText } from '../../core/index.ts';
import { SecondFactor } from '../SecondFactor/SecondFactor.tsx';
import { SocialBindingView } from './SocialBindingView.tsx';
import { SocialLinkForm } from './SocialLinkForm.tsx';
import { useSocialBinding } from './useSocialBinding.ts';

export interface SocialBindingProps {
  /** What the browser brought back from the provider. */
  ticket: string;
  forgotHref: string;
  onLoggedIn(session: BegunSession): void;
  /** §4 "register-new": the registration sends the ticket along. */
  onRegister(ticket: string): void;
  /** Back to the ways to log in. */
  onRetry(): void;
  onClose(): void;
}

/** What a browser sees that comes back from a provider: logged in, a second factor, or the choice of §4. */
export function SocialBinding({ ticket, forgotHref, onLoggedIn, onRegister, onRetry, onClose }: SocialBindingProps): ReactElement | null {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const [isLinking, setLinking] = useState(false);
  const { state, ...form } = useSocialBinding(ticket, onLoggedIn);
  if (state.status === 'done') return null;
  const title = state.status === 'factor' ? t('secondFactor') : state.status === 'unbound' ? t('socialTitle') : t('logIn');
  return (
    <Modal open onClose={onClose} title={title} footerHide maskClosable={false}>
      {state.status === 'checking' && (
        <Stack gap={4}>
          <Text tone="muted">{t('socialChecking')}</Text>
          <Skeleton shape="control" />
        </Stack>
      )}
      {state.status === 'factor' && <SecondFactor challenge={state.challenge} onLoggedIn={onLoggedIn} onBack={onRetry} />}
      {state.status === 'unbound' && isLinking && (
        <SocialLinkForm {...form} title={state.binding.title} forgotHref={forgotHref} onBack={() => setLinking(false)} />
      )}
      {state.status === 'unbound' && !isLinking && (
        <SocialBindingView
          binding={state.binding}
          onChoose={(choice) => (choice === 'link' ? setLinking(true) : onRegister(state.binding.ticket))}
        />
      )}
      {state.status === 'refused' && (
        <Stack gap={4}>
          <Callout tone="negative">{errorText.of(state)}</Callout>
          <Button fullWidth onClick={onRetry}>
            {t('backToLogin')}
          </Button>
        </Stack>
      )}
    </Modal>
  );
}
