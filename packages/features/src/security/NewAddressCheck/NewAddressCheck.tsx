import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { FormPage } from '../form/FormPage.tsx';
import type { SecurityPage } from '../securityPages.ts';
import type { Security } from '../useSecurity.ts';
import { factorPages, hasFactor } from './factorPages.ts';
import { NewAddressCheckView } from './NewAddressCheckView.tsx';
import { useNewAddressCheck } from './useNewAddressCheck.ts';

export interface NewAddressCheckProps {
  security: Security;
  overviewHref: string;
  hrefOf(page: SecurityPage): string;
}

/** Turns the second proof at a new address on or off (§4). */
export function NewAddressCheck({ security, overviewHref, hrefOf }: NewAddressCheckProps): ReactElement {
  const View = useView(NewAddressCheckView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { isSending, reply, submit } = useNewAddressCheck();
  const isOn = security.checksNewAddresses;
  return (
    <FormPage
      title={t('newAddress')}
      lead={t('newAddress.about')}
      overviewHref={overviewHref}
      done={reply && (reply.enabled ? t('newAddress.on') : t('newAddress.off'))}
    >
      <View
        isOn={isOn}
        missing={hasFactor(security) ? [] : factorPages.map((page) => ({ page, href: hrefOf(page) }))}
        isSending={isSending}
        textOf={errorText.of}
        onSubmit={({ password }) => submit({ enabled: !isOn, password })}
      />
    </FormPage>
  );
}
