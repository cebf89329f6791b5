import {
  type AgentContract,
  type ContractRules,
  type ContractTerms,
  type ContractType,
  type Currency,
  type EndingContract,
  productTypeOf,
  stageOf,
  type VendorType,
  vendorTypes,
} from '@baize/contract';
import { useState } from 'react';
import { type Refused, useBrandZone, usePermissionState } from '../../core/index.ts';
import { stateOfContract } from './stateOfContract.ts';
import { type ContractActs, useContractAct } from './useContractAct.ts';
import { useContractRules } from './useContractRules.ts';
import { type ContractsAsked, type ContractsState, useContracts } from './useContracts.ts';
import { useEndingContracts } from './useEndingContracts.ts';

/** A kind of contract: of dividends there is one for each product type. */
export interface ContractKind {
  type: ContractType;
  productType: VendorType;
}

/** What there is of one kind. */
export interface KindContracts {
  inForce: AgentContract | undefined;
  next: AgentContract | undefined;
  waiting: AgentContract | undefined;
  ended: readonly AgentContract[];
  /** Terms that limit what the reader may offer; none where he has none in force. */
  own: readonly ContractTerms[];
}

type Ready = Extract<ContractsState, { status: 'ready' }>;

/** The page of contracts between two. */
export interface ContractPage {
  state:
    | { status: 'loading' }
    | ({ status: 'error'; retry(): void } & Refused)
    | { status: 'ready'; list: Ready; contracts: KindContracts; rules: ContractRules; currency: Currency };
  kind: ContractKind;
  timeZone: string;
  /** Contracts below that would end with the reader's signature. */
  endings: readonly EndingContract[];
  isEndingKnown: boolean;
  acts: ContractActs;
  choose(kind: ContractKind): void;
}

const isOfKind = ({ type, productType }: ContractKind, terms: ContractTerms): boolean =>
  terms.type === type && (type !== 'dividend' || productTypeOf(terms) === productType);

function contractsOfKind(list: Ready, kind: ContractKind): KindContracts {
  const open = list.open.filter(({ terms }) => isOfKind(kind, terms));
  const own = list.own.filter(({ terms }) => isOfKind(kind, terms));
  const at = (stage: 'inForce' | 'next' | 'waiting') => open.find((contract) => stageOf(contract) === stage);
  return {
    ...{ inForce: at('inForce'), next: at('next'), waiting: at('waiting') },
    ended: list.ended.filter(({ terms }) => isOfKind(kind, terms)),
    own: own.some((contract) => stageOf(contract) === 'inForce') ? own.map(({ terms }) => terms) : [],
  };
}

/** What is shown first: what waits for an answer, or a dividend of the first product type. */
function firstOf(open: readonly AgentContract[]): AgentContract | undefined {
  const placeOf = ({ terms }: AgentContract): number =>
    terms.type === 'dividend' ? vendorTypes.indexOf(terms.productType) : vendorTypes.length;
  const inOrder = open.toSorted((one, other) => placeOf(one) - placeOf(other));
  return open.find((one) => stageOf(one) === 'waiting') ?? inOrder[0];
}

/** Contracts of an account with its upline, or with one directly below it, kind by kind. */
export function useContractPage({ downlineId, type }: ContractsAsked): ContractPage {
  const [kind = { type: type ?? 'dividend', productType: 'LIVE' }, choose] = useState<ContractKind>();
  const [isBegun, setIsBegun] = useState(false);
  const timeZone = useBrandZone();
  const list = useContracts({ downlineId, type });
  const rules = useContractRules();
  const { permission, isMissing, retry } = usePermissionState();
  const acts = useContractAct();
  // Once: what is signed, or comes later, does not take the reader elsewhere.
  if (list.status === 'ready' && !isBegun) {
    setIsBegun(true);
    const first = firstOf(list.open)?.terms;
    if (first) choose({ type: first.type, productType: first.type === 'dividend' ? first.productType : 'LIVE' });
  }
  const contracts = list.status === 'ready' ? contractsOfKind(list, kind) : undefined;
  const offered = contracts?.waiting;
  const isOfferedToMe = list.status === 'ready' && list.side === 'downline' && offered && stateOfContract(offered) === 'offered';
  const endings = useEndingContracts(isOfferedToMe ? offered.id : undefined);
  const stateOf = (): ContractPage['state'] => {
    if (list.status === 'error') return list;
    if (rules.state.status === 'error') return rules.state;
    // Nobody signs an amount whose currency is not known.
    if (isMissing) return { status: 'error', code: 'system_error', retry };
    if (list.status === 'loading' || !rules.data || !permission || !contracts) return { status: 'loading' };
    return { status: 'ready', list, contracts, rules: rules.data, currency: permission.currency };
  };
  return {
    state: stateOf(),
    ...{ kind, timeZone, acts, choose },
    endings: endings.status === 'ready' ? endings.data : [],
    isEndingKnown: endings.status === 'ready',
  };
}
