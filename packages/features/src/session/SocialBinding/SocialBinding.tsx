import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type BegunSession, useErrorText } from '../../core/index.ts';
import { SecondFactor } from '../SecondFactor/SecondFactor.tsx';
import { ChoicePlaceholder } from './ChoicePlaceholder.tsx';
import { SocialRefusal } from './SocialRefusal.tsx';
import { SocialUnbound } from './SocialUnbound.tsx';
import { useSocialBinding, type WaitingSocial } from './useSocialBinding.ts';

export interface SocialBindingProps {
  /** What the browser brought back from the provider. */
  ticket: string;
  forgotHref: string;
  /** The player had chosen to link his account before he went for a new password: his form is there again. Default false. */
  isLinking?: boolean;
  onLoggedIn(session: BegunSession): void;
  /** §4 "link-account": the player proves whose account it is, and may have to find a new password for that. */
  onLink(waiting: WaitingSocial): void;
  /** §4 "register-new": the registration sends the ticket along. */
  onRegister(waiting: WaitingSocial): void;
  /** §8 `not_exist_user`: the fields of the link form are cleared, and the registration takes the login along. */
  onUnknownUser(waiting: WaitingSocial): void;
  /** Back to the ways to log in. */
  onRetry(): void;
  onClose(): void;
}

/** What a browser sees that comes back from a provider: logged in, a second factor, or the choice of §4. */
export function SocialBinding(props: SocialBindingProps): ReactElement | null {
  const { ticket, forgotHref, isLinking = false, onLoggedIn, onLink, onRegister, onUnknownUser, onRetry, onClose } = props;
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { state, ...form } = useSocialBinding(ticket, { onLoggedIn, onUnknownUser });
  if (state.status === 'done') return null;
  const title = state.status === 'factor' ? t('secondFactor') : state.status === 'unbound' ? t('socialTitle') : t('logIn');
  return (
    <Modal open onClose={onClose} title={title} footerHide maskClosable={false}>
      {state.status === 'checking' && <ChoicePlaceholder />}
      {state.status === 'factor' && (
        <SecondFactor challenge={state.challenge} onLoggedIn={onLoggedIn} onBack={form.leaveFactor ?? onRetry} />
      )}
      {state.status === 'unbound' && (
        <SocialUnbound {...form} {...state} wasLinking={isLinking} forgotHref={forgotHref} onLink={onLink} onRegister={onRegister} />
      )}
      {state.status === 'refused' && <SocialRefusal sentence={errorText.of(state)} onAskAgain={form.askAgain} onRetry={onRetry} />}
    </Modal>
  );
}
