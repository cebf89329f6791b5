import { type ReactElement, useState } from 'react';
import { useView } from '../../core/index.ts';
import { SocialBindingView, type SocialChoice } from './SocialBindingView.tsx';
import { SocialLinkForm } from './SocialLinkForm.tsx';
import type { SocialBindingState, SocialReturn, WaitingSocial } from './useSocialBinding.ts';

export interface SocialUnboundProps
  extends Pick<SocialReturn, 'link' | 'captcha' | 'formKey' | 'linkAccount'>,
    Omit<Extract<SocialBindingState, { status: 'unbound' }>, 'status'> {
  forgotHref: string;
  /** Begins at the link form. */
  wasLinking: boolean;
  onLink(waiting: WaitingSocial): void;
  onRegister(waiting: WaitingSocial): void;
}

/** The choice of §4, and the form of who links an account. */
export function SocialUnbound({ binding, waiting, formKey, wasLinking, onLink, onRegister, ...form }: SocialUnboundProps): ReactElement {
  const View = useView(SocialBindingView);
  const [isLinking, setLinking] = useState(wasLinking);
  const choose = (choice: SocialChoice): void => {
    if (choice === 'link') {
      setLinking(true);
      onLink(waiting);
    } else onRegister(waiting);
  };
  if (!isLinking) return <View binding={binding} onChoose={choose} />;
  return <SocialLinkForm key={formKey} {...form} title={binding.title} onBack={() => setLinking(false)} />;
}
