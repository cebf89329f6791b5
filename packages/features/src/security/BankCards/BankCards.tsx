import type { BankCard } from '@baize/contract';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../form/FormPage.tsx';
import { WayOn } from '../form/WayOn.tsx';
import type { SecurityPage } from '../securityPages.ts';
import type { Security } from '../useSecurity.ts';
import { BankCardList } from './BankCardList.tsx';
import { BankCardRemoval } from './BankCardRemoval.tsx';
import { cardName, type NamedCard } from './cardName.ts';
import { NewBankCard } from './NewBankCard.tsx';
import { useFocusOnReturn } from './useFocusOnReturn.ts';

export interface BankCardsProps {
  security: Security;
  overviewHref: string;
  /** Where that is, in words. Default the overview of the security centre. */
  backText?: string | undefined;
  hrefOf(page: SecurityPage): string;
}
type Step = { name: 'list'; notice?: string } | { name: 'add' } | { name: 'remove'; card: BankCard };

/** The bank cards (§4, §9): the list, a form for another one, and the question before one goes. */
export function BankCards({ security, overviewHref, backText, hrefOf }: BankCardsProps): ReactElement {
  const { t } = useTranslation('security');
  const [step, setStep] = useState<Step>({ name: 'list' });
  const frame = useFocusOnReturn(step.name === 'list');
  const { realName, hasFundPassword } = security;
  const missing = [...(realName === undefined ? ['realName' as const] : []), ...(hasFundPassword ? [] : ['fund' as const])];
  const leave = () => setStep({ name: 'list' });
  const tell = (what: 'added' | 'removed') => (card: NamedCard) =>
    setStep({ name: 'list', notice: t(`bankCards.${what}`, { card: cardName(card) }) });
  const pages: Record<Step['name'], { title: string; lead: string }> = {
    list: { title: t('bankCards'), lead: t('bankCards.about') },
    add: { title: t('bankCards.addTitle'), lead: t('bankCards.addLead') },
    remove: { title: t('bankCards.removeTitle'), lead: t('bankCards.removeLead') },
  };
  return (
    <FormPage {...pages[step.name]} overviewHref={overviewHref} backText={backText}>
      <div ref={frame} tabIndex={-1}>
        {step.name === 'list' && (
          <BankCardList
            missing={missing.map((page) => ({ page, href: hrefOf(page) }))}
            notice={step.notice}
            onAdd={() => setStep({ name: 'add' })}
            onRemove={(card) => setStep({ name: 'remove', card })}
          />
        )}
        {step.name === 'list' && step.notice && backText && <WayOn href={overviewHref} text={backText} />}
        {step.name === 'add' && <NewBankCard holderName={realName ?? ''} onAdded={tell('added')} onLeave={leave} />}
        {step.name === 'remove' && <BankCardRemoval card={step.card} onRemoved={tell('removed')} onLeave={leave} />}
      </div>
    </FormPage>
  );
}
