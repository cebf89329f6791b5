import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { FormPage } from '../form/FormPage.tsx';
import type { Security } from '../useSecurity.ts';
import { PasswordChangeView } from './PasswordChangeView.tsx';
import { useNewPassword } from './useNewPassword.ts';

export interface FundPasswordProps {
  security: Security;
  overviewHref: string;
  /** Where that is, in words. Default the overview of the security centre. */
  backText?: string | undefined;
}

/** Sets the fund password by the login's, and changes it by itself (§9 "fund password required"). */
export function FundPassword({ security, overviewHref, backText }: FundPasswordProps): ReactElement {
  const View = useView(PasswordChangeView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { hasFundPassword } = security;
  const { rule, isSending, reply, submit } = useNewPassword(hasFundPassword ? 'nextFund' : 'firstFund');
  return (
    <FormPage
      title={hasFundPassword ? t('fund.change') : t('fund.set')}
      lead={t('fund.about')}
      overviewHref={overviewHref}
      backText={backText}
      done={reply ? t('fund.done') : undefined}
    >
      <View
        account={undefined}
        isCurrentOfLogin={!hasFundPassword}
        texts={{
          current: hasFundPassword ? t('fund.current') : t('loginPassword'),
          currentHelp: hasFundPassword ? t('fund.forgotten') : t('loginPasswordHelp'),
          next: t('fund.new'),
          confirm: t('fund.confirm'),
          save: t('fund.save'),
        }}
        rule={rule}
        isSending={isSending}
        textOf={errorText.of}
        onSubmit={submit}
      />
    </FormPage>
  );
}
