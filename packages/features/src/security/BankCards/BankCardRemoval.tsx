import type { BankCard } from '@baize/contract';
import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import { BankCardRemovalView } from './BankCardRemovalView.tsx';
import { useBankCards } from './useBankCards.ts';

export interface BankCardRemovalProps {
  card: BankCard;
  onRemoved(card: BankCard): void;
  onLeave(): void;
}

/** Removes one bank card, after a question and the fund password. */
export function BankCardRemoval({ card, onRemoved, onLeave }: BankCardRemovalProps): ReactElement {
  const View = useView(BankCardRemovalView);
  const errorText = useErrorText();
  const { removal } = useBankCards();
  const remove = async ({ fundPassword }: { fundPassword: string }) => {
    const outcome = await removal.submit({ cardId: card.cardId, fundPassword });
    if (outcome?.status === 'done') onRemoved(card);
    return outcome;
  };
  return <View card={card} isSending={removal.isSending} textOf={errorText.of} onSubmit={remove} onLeave={onLeave} />;
}
