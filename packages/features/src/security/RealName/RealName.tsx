import { checkRealName, spelledName } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, usePermission, useView } from '../../core/index.ts';
import { FormPage } from '../form/FormPage.tsx';
import type { Security } from '../useSecurity.ts';
import { RealNameView } from './RealNameView.tsx';
import { type RealNameValues, useRealName } from './useRealName.ts';

export interface RealNameProps {
  security: Security;
  overviewHref: string;
  /** Where that is, in words. Default the overview of the security centre. */
  backText?: string | undefined;
}

/** The real name (§5, §9): set once, after a question, and changed by customer service alone. */
export function RealName({ security, overviewHref, backText }: RealNameProps): ReactElement {
  const View = useView(RealNameView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { confirm } = useDialogs();
  const contacts = usePermission()?.customerService ?? [];
  const { isSending, reply, submit, draft } = useRealName();
  const askAndSubmit = async (values: RealNameValues) => {
    const isComplete = checkRealName(values.realName).length === 0 && values.password !== '';
    const question = t('realName.question', { name: spelledName(values.realName) });
    if (isComplete && !(await confirm({ title: t('realName.set'), message: question, okText: t('realName.save') }))) return undefined;
    return submit(values);
  };
  const isSet = security.realName !== undefined;
  return (
    <FormPage
      title={isSet ? t('realName') : t('realName.set')}
      lead={isSet ? t('realName.about') : t('realName.once')}
      overviewHref={overviewHref}
      backText={backText}
      done={reply ? t('realName.done') : undefined}
    >
      <View
        realName={security.realName}
        contacts={contacts}
        isSending={isSending}
        textOf={errorText.of}
        kept={draft.kept}
        onEdit={draft.keep}
        onSubmit={askAndSubmit}
      />
    </FormPage>
  );
}
