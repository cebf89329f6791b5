import type { ContractFigure, ContractRules, ContractType, Currency, Language } from '@baize/contract';
import { Inline } from '@baize/design-system';
import { infoIcon } from '@baize/design-system/icons';
import { Popover } from '@baize/design-system/Popover';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { figureTextIn } from './figureText.ts';

export interface FigureMarksProps {
  type: ContractType;
  rules: ContractRules;
  currency: Currency;
  language: Language;
}

const marksOf: Record<ContractType, readonly ContractFigure[]> = {
  dividend: ['team', 'validBet', 'netLoss', 'activeMember', 'carried'],
  dailySalary: ['team', 'validBet', 'activeMember'],
  hourlySalary: ['team', 'validBet', 'activeMember'],
  realTimeSalary: ['team', 'validBet', 'lossBets', 'profitBets'],
};

/** What the figures of a type mean, each behind a mark. */
export function FigureMarks({ type, rules, currency, language }: FigureMarksProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  const textOf = figureTextIn(currency, language);
  const sentenceOf = (figure: ContractFigure): string => {
    if (figure === 'carried') return t(`figure.carried.${rules.lossCarry}`);
    return t(`figure.${figure}.text`, { amount: textOf('money', rules.activeMinimumBet) });
  };
  return (
    <Inline gap={2} wrap>
      {marksOf[type].map((figure) => (
        <Popover
          key={figure}
          trigger={{ text: t(`figure.${figure}`), icon: infoIcon, tone: 'outline', size: 'small' }}
          title={t(`figure.${figure}`)}
        >
          {sentenceOf(figure)}
        </Popover>
      ))}
    </Inline>
  );
}
