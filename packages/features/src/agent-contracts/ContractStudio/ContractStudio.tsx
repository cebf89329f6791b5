import type { ContractRules, Currency } from '@baize/contract';
import type { ReactElement } from 'react';
import { useErrorText, useLanguage, useView } from '../../core/index.ts';
import { ContractStudioView } from './ContractStudioView.tsx';
import { type ContractStudioOptions, useContractStudio } from './useContractStudio.ts';

export interface ContractStudioProps extends ContractStudioOptions {
  rules: ContractRules;
  currency: Currency;
  onLeave(): void;
}

/** The contract editor for the account that is logged in. */
export function ContractStudio({ currency, onLeave, ...options }: ContractStudioProps): ReactElement {
  const View = useView(ContractStudioView);
  const language = useLanguage();
  const errorText = useErrorText();
  const studio = useContractStudio(options);
  const { refusal, isSending } = studio.proposal;
  return (
    <View
      studio={studio}
      isSending={isSending}
      refusal={refusal && errorText.of(refusal)}
      errors={new Map(studio.issues.map((issue) => [issue.field, errorText.of(issue)]))}
      inForce={options.inForce}
      side={options.downlineId === undefined ? 'downline' : 'upline'}
      rules={options.rules}
      currency={currency}
      language={language}
      onLeave={onLeave}
    />
  );
}
