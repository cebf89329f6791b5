import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '../core/index.ts';
import { SecurityCenter } from './SecurityCenter.tsx';
import { isSecurityPage } from './securityPages.ts';

/** The security centre as the entry `account` of the member centre; who came from a withdrawal is led back to it. */
export function AccountEntry({ part, hrefOf, purpose }: EntryProps): ReactElement {
  const { t } = useTranslation('security');
  return (
    <SecurityCenter
      page={part !== undefined && isSecurityPage(part) ? part : undefined}
      hrefOf={(page) => hrefOf({ center: 'account', page, for: purpose })}
      back={purpose === 'withdraw' ? { href: hrefOf({ center: purpose }), text: t('backToWithdraw') } : undefined}
    />
  );
}
