import { type AgentContract, type ContractRules, type ContractTerms, checkTerms, type FieldIssue } from '@baize/contract';
import { useMemo, useState } from 'react';
import type { TermName } from '../ContractRequests/contractFigures.ts';
import { type TermsChanges, termsChanges } from './termsChanges.ts';
import { cellsOf, draftOf, emptyDraft, readDraft, type TermsDraft, withCell, withoutTier, withTier } from './termsDraft.ts';
import { type Proposal, useProposal } from './useProposal.ts';

/** What the editor begins with, and what it is bound by. */
export interface ContractStudioOptions {
  /** Who is offered the terms; undefined where the reader asks his own upline. */
  downlineId: string | undefined;
  /** Terms to begin with; a new draft of the kind where there are none. */
  start: ContractTerms | Pick<TermsDraft, 'type' | 'productType'>;
  /** Terms in force. */
  inForce: ContractTerms | undefined;
  /** The reader's own terms that limit what he may offer. */
  own: readonly ContractTerms[];
  /** What the gateway allows of a contract: the most tiers. */
  rules: Pick<ContractRules, 'maxTiers'>;
  /** The offer has reached the gateway. */
  onSent(contract: AgentContract): void;
}

/** Terms that are being written, with what they change, and what is wrong with them. */
export interface ContractStudio {
  draft: TermsDraft;
  /** Undefined while something is not written yet. */
  terms: ContractTerms | undefined;
  /** Undefined where no contract is in force. */
  changes: TermsChanges | undefined;
  /** Once it was tried to send them. */
  issues: readonly FieldIssue[];
  proposal: Proposal;
  change(part: Partial<Pick<TermsDraft, 'period' | 'rateType'>>): void;
  setCell(id: number, name: TermName, value: number | undefined): void;
  addTier(): void;
  removeTier(id: number): void;
  send(): Promise<void>;
}

const isTerms = (start: ContractStudioOptions['start']): start is ContractTerms =>
  'rows' in start || 'details' in start || 'hourSalaryRates' in start || 'profitRate' in start;

/** The contract editor: what is wrong is said once it was tried to send, and then at once. */
export function useContractStudio({ downlineId, start, inForce, own, rules, onSent }: ContractStudioOptions): ContractStudio {
  const [draft, setDraft] = useState(() => (isTerms(start) ? draftOf(start) : emptyDraft(start.type, start.productType)));
  const [isTried, setIsTried] = useState(false);
  const proposal = useProposal(downlineId);
  const read = useMemo(() => readDraft(draft), [draft]);
  const issues = useMemo(() => (read.terms ? checkTerms(read.terms, rules, own) : read.issues), [read, rules, own]);
  const changes = useMemo(
    () =>
      inForce &&
      termsChanges(
        draft.type,
        cellsOf(inForce),
        draft.tiers.map(({ cells }) => cells),
      ),
    [draft, inForce],
  );
  const edit = (next: TermsDraft): void => {
    setDraft(next);
    proposal.startAgain();
  };
  return {
    draft,
    terms: read.terms,
    changes,
    issues: isTried ? [...issues, ...(proposal.refusal?.fields ?? [])] : [],
    proposal,
    change: (part) => edit({ ...draft, ...part }),
    setCell: (id, name, value) => edit(withCell(draft, id, name, value)),
    addTier: () => edit(withTier(draft)),
    removeTier: (id) => edit(withoutTier(draft, id)),
    send: async () => {
      setIsTried(true);
      if (!read.terms || issues.length > 0) return;
      const sent = await proposal.send(read.terms);
      if (sent) onSent(sent);
    },
  };
}
