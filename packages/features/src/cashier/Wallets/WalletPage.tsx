import { ErrorState, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalanceHidden, useErrorText, useLanguage, useView } from '../../core/index.ts';
import { useVendorWallets } from './useVendorWallets.ts';
import { VendorWalletsView } from './VendorWalletsView.tsx';

export interface WalletPageProps {
  /** Where every movement is listed with its reason. */
  historyHref: string;
}

/** The player’s wallets (§2 "transferFund"): what is where, and moving it. */
export function WalletPage({ historyHref }: WalletPageProps): ReactElement {
  const View = useView(VendorWalletsView);
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const errorText = useErrorText();
  const [isHidden, hide] = useBalanceHidden();
  const { state, move, ...actions } = useVendorWallets();
  if (state.status === 'error') {
    return (
      <ErrorState title={t('wallets.failed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  if (state.status === 'loading') {
    return (
      <Stack gap={4} aria-busy>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  }
  return (
    <View
      wallets={state.wallets}
      isReading={state.isReading}
      language={language}
      isHidden={isHidden}
      onHide={hide}
      historyHref={historyHref}
      move={move}
      onTransfer={actions.transfer}
      onGather={actions.gather}
      onReadAgain={actions.readAgain}
    />
  );
}
