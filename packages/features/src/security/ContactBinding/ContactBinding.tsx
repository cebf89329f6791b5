import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { FormPage } from '../form/FormPage.tsx';
import type { Security } from '../useSecurity.ts';
import { ContactBindingView } from './ContactBindingView.tsx';
import { type ContactValues, type ContactWay, useContactBinding } from './useContactBinding.ts';

export interface ContactBindingProps {
  way: ContactWay;
  security: Security;
  overviewHref: string;
}

const keyForWay = { sms: 'phone', email: 'email' } as const;

/** Binds a phone or e-mail address, or another in its place. */
export function ContactBinding({ way, security, overviewHref }: ContactBindingProps): ReactElement {
  const View = useView(ContactBindingView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { countries, code, isSending, submit, draft } = useContactBinding(way);
  const [bound, setBound] = useState<string>();
  const bindOnce = async (values: ContactValues) => {
    const outcome = await submit(values);
    if (outcome?.status === 'done') setBound(values.contact.trim());
    return outcome;
  };
  const key = keyForWay[way];
  const before = way === 'sms' ? security.mobile : security.email;
  const isUnproved = (way === 'sms' ? security.isMobileProved : security.isEmailProved) === false;
  return (
    <FormPage
      title={isUnproved ? t(`${key}.verify`) : before ? t(`${key}.change`) : t(`${key}.bind`)}
      lead={before ? t(isUnproved ? `${key}.unproved` : 'contactNow', { contact: before }) : t(`${key}.about`)}
      overviewHref={overviewHref}
      done={bound && t(`${key}.done`, { contact: bound })}
    >
      <View
        way={way}
        countries={countries}
        expiredMinutes={code.expiredMinutes}
        codeRefusal={code.refusal}
        isSending={isSending}
        textOf={errorText.of}
        kept={draft.kept}
        onEdit={draft.keep}
        onSendCode={code.sendCode}
        onSubmit={bindOnce}
      />
    </FormPage>
  );
}
