import type { ContractType, DownlineFilter, DownlineContracts as DownlineRow } from '@baize/contract';
import { type ReactElement, useState } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { DownlineContractsView } from './DownlineContractsView.tsx';
import { useDownlineContracts } from './useDownlineContracts.ts';

export interface DownlineContractsProps {
  type: ContractType;
  onOpen(downline: DownlineRow): void;
}

/** An agent's direct downlines with their contracts of a type. */
export function DownlineContracts({ type, onOpen }: DownlineContractsProps): ReactElement {
  const View = useView(DownlineContractsView);
  const language = useLanguage();
  const errorText = useErrorText();
  const permission = usePermission();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<DownlineFilter>('all');
  const state = useDownlineContracts({ type, search: search.trim(), filter });
  return (
    <View
      state={permission || state.status === 'error' ? state : { status: 'loading' }}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      currency={permission?.currency}
      onSearch={setSearch}
      onFilter={setFilter}
      {...{ type, search, filter, language, onOpen }}
    />
  );
}
