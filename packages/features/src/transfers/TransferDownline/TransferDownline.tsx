import type { TransferParty } from '@baize/contract';
import { Button, Card, Inline, Link, Stack, Text } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { isUnderWay } from '../../core/money/isUnderWay.ts';
import { OrderFrame } from '../../shared/money/OrderFrame.tsx';
import { LatestTransfers } from '../LatestTransfers/LatestTransfers.tsx';
import { TransferForm, type TransferFormProps } from '../Transfer/TransferForm.tsx';
import { TransferPlace } from '../Transfer/TransferPlace.tsx';
import { type TransferReceiver, useTransfer } from '../Transfer/useTransfer.ts';
import { DownlineList } from './DownlineList.tsx';
import { useDownline } from './useDownline.ts';

export interface TransferDownlineProps extends Pick<TransferFormProps, 'fundPasswordHref'> {
  /** Name that is searched for at first. Default none. */
  account?: string | undefined;
}

/** An agent's downline, searched by name, and money to one of it; to his own upline as well, where he may (§6). */
export function TransferDownline({ fundPasswordHref, account = '' }: TransferDownlineProps): ReactElement {
  const { t } = useTranslation('transfers');
  const errorText = useErrorText();
  const [search, setSearch] = useState(account);
  const [receiver, setReceiver] = useState<TransferReceiver>();
  const state = useDownline(search.trim());
  const transfers = useTransfer();
  const goBack = (): void => {
    transfers.startAgain();
    setReceiver(undefined);
  };
  const uplineCard = ({ account, nickname }: TransferParty): ReactElement => (
    <Card tone="raised">
      <Inline gap={3} wrap justify="between" align="center">
        <Text>
          {t('transfer.to.upline')}: {account} · {nickname}
        </Text>
        <Button size="small" tone="outline" onClick={() => setReceiver({ account, nickname, way: 'upline' })}>
          {t('transfer.upline')}
        </Button>
      </Inline>
    </Card>
  );
  return (
    <TransferPlace>
      {({ terms, ...place }) =>
        receiver ? (
          <OrderFrame key={`${receiver.way} ${receiver.account}`}>
            <Stack gap={4}>
              <div>
                <Button tone="outline" size="small" disabled={isUnderWay(transfers.state)} onClick={goBack}>
                  {t('downline.back')}
                </Button>
              </div>
              <TransferForm
                {...place}
                receiver={receiver}
                terms={terms}
                transfers={transfers}
                fundPasswordHref={fundPasswordHref}
                onLeave={() => setReceiver(undefined)}
              />
            </Stack>
          </OrderFrame>
        ) : (
          <Stack gap={4}>
            {terms.upline && uplineCard(terms.upline)}
            <DownlineList
              state={state}
              search={search}
              errorText={state.status === 'error' ? errorText.of(state) : ''}
              onSearch={setSearch}
              onChoose={({ account, nickname }) => setReceiver({ account, nickname, way: 'downline' })}
            />
            <div>
              <Link href={fundPasswordHref}>{t(terms.hasFundPassword ? 'transfer.changeFundPassword' : 'transfer.setFundPassword')}</Link>
            </div>
            <LatestTransfers {...place} />
          </Stack>
        )
      }
    </TransferPlace>
  );
}
