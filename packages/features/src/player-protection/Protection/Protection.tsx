import type { ReactElement } from 'react';
import { type EntryProps, useAccount, useBalanceHidden, useErrorText, useLanguage, usePermission } from '../../core/index.ts';
import { useStatement } from '../Statement/useStatement.ts';
import { ProtectionView } from './ProtectionView.tsx';
import { useProtection } from './useProtection.ts';

/**
 * The player's protection, on the gateway of the app. Its view is no replaceable one: a brand restyles it by its tokens and words, and takes
 * nothing of it away.
 */
export function Protection({ hrefOf }: Pick<EntryProps, 'hrefOf'>): ReactElement | null {
  const protecting = useProtection();
  const statement = useStatement();
  const errorText = useErrorText();
  const account = useAccount();
  const language = useLanguage();
  const permission = usePermission();
  const [isHidden] = useBalanceHidden();
  if (!permission) return null;
  const { state, refusal } = protecting;
  return (
    <ProtectionView
      protecting={protecting}
      statement={statement}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      refused={refusal && { part: refusal.part, text: errorText.of(refusal) }}
      statementRefusalText={statement.refusal && errorText.of(statement.refusal)}
      isHidden={isHidden}
      currency={permission.currency}
      language={language}
      timeZone={permission.timeZone}
      brand={document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? ''}
      account={account}
      withdrawHref={hrefOf({ center: 'withdraw' })}
    />
  );
}
