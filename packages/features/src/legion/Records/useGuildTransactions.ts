import { guildTransactionPageSize, listGuildTransactions } from '@baize/contract';
import { useAccountPages } from '../../core/index.ts';
import { ownKey } from '../Legion/legionKeys.ts';
import { excludedBy, type GuildRecordChoice } from './guildRecordChoice.ts';

/** Movements of the legion's account (§7 "GET member transaction"), and what they come to. */
export function useGuildTransactions({ from, to, type, name }: GuildRecordChoice) {
  const excludeTxTypeIds = excludedBy(type);
  const { state, firstReply } = useAccountPages(listGuildTransactions, {
    key: (account) => [...ownKey(account), 'transactions', from, to, type ?? '', name],
    request: {
      from,
      to,
      size: guildTransactionPageSize,
      ...(excludeTxTypeIds && { excludeTxTypeIds }),
      ...(name !== '' && { subordinateName: name }),
    },
    isReadEachTime: true,
  });
  return { state, footerAmount: firstReply?.footerAmount };
}
