import type { Language, VendorWallets } from '@baize/contract';
import { Button, Card, Heading, IconButton, Inline, Link, Money, Stack, Stat, Text } from '@baize/design-system';
import { eyeIcon, eyeOffIcon, refreshIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from '../../core/money/isUnderWay.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { figures } from '../../shared/money/Figures.css.ts';
import { columns } from '../../shared/money/Form.css.ts';
import { balanceAway, type FundTransfer } from './checkFundTransfer.ts';
import { FundTransferForm } from './FundTransferForm.tsx';
import type { FundMove } from './useVendorWallets.ts';

export interface VendorWalletsViewProps {
  wallets: VendorWallets;
  /** They are being read again. */
  isReading: boolean;
  language: Language;
  /** §1 "balance hide/show toggle". */
  isHidden: boolean;
  onHide(isHidden: boolean): void;
  /** Where every movement is listed with its reason. */
  historyHref: string;
  move: FundMove;
  onTransfer(transfer: FundTransfer): void;
  onGather(): void;
  onReadAgain(): void;
}

/** What the player has where; money between his wallets, and all of it back. */
export function VendorWalletsView(props: VendorWalletsViewProps): ReactElement {
  const { wallets, isReading, language, isHidden, onHide, historyHref, move, onTransfer, onGather, onReadAgain } = props;
  const { t } = useTranslation('cashier');
  const { currency } = wallets;
  const away = balanceAway(wallets);
  const money = (amount: number): ReactElement => <Money amount={amount} currency={currency} language={language} hidden={isHidden} />;
  const shown = [
    { name: t('wallets.total'), amount: wallets.balance + away },
    { name: t('wallets.main'), amount: wallets.balance },
    { name: t('wallets.away'), amount: away },
    { name: t('withdraw.inPlay'), amount: wallets.inPlay },
  ];
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={3}>
          <div className={figures}>
            {shown.map(({ name, amount }) => (
              <Stat key={name} label={name} value={money(amount)} />
            ))}
          </div>
          <Inline gap={2} justify="between">
            <Link href={historyHref}>{t('wallets.history')}</Link>
            <Inline gap={2}>
              <IconButton
                label={t(isHidden ? 'wallets.show' : 'wallets.hide')}
                icon={isHidden ? eyeOffIcon : eyeIcon}
                aria-pressed={isHidden}
                onClick={() => onHide(!isHidden)}
              />
              <IconButton label={t('wallets.refresh')} icon={refreshIcon} aria-busy={isReading || undefined} onClick={onReadAgain} />
            </Inline>
          </Inline>
        </Stack>
      </Card>
      {wallets.wallets.length === 0 ? (
        <Text tone="muted">{t('wallets.none')}</Text>
      ) : (
        <div className={columns}>
          <FundTransferForm wallets={wallets} language={language} isHidden={isHidden} move={move} onTransfer={onTransfer} />
          <Card as="section" tone="raised">
            <Stack gap={3}>
              <Heading level={3} size="body">
                {t('wallets.vendors')}
              </Heading>
              {wallets.wallets.map(({ vassalage, name, balance }) => (
                <Figure key={vassalage} name={name} value={money(balance)} />
              ))}
              <Button tone="outline" fullWidth pending={isUnderWay(move)} disabled={away === 0} onClick={onGather}>
                {t('wallets.gather')}
              </Button>
              <Text size="small" tone="muted">
                {t('wallets.about')}
              </Text>
            </Stack>
          </Card>
        </div>
      )}
    </Stack>
  );
}
