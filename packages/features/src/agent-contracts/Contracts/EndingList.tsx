import type { EndingContract } from '@baize/contract';
import { Callout, Checkbox, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface EndingListProps {
  endings: readonly EndingContract[];
  isAgreed: boolean;
  /** Writes the highest rate of one. */
  rateOf(contract: EndingContract): string;
  onAgree(isAgreed: boolean): void;
}

/** The contracts below that would end with the signature, by name, and the consent to it (§4). */
export function EndingList({ endings, isAgreed, rateOf, onAgree }: EndingListProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  return (
    <Callout tone="warning" title={t('ending.title', { count: endings.length })}>
      <Stack gap={3}>
        <Text size="small">{t('ending.why')}</Text>
        <Stack as="ul" gap={1}>
          {endings.map((contract) => (
            <Text key={contract.id} as="li" size="small">
              {t('ending.one', { nickname: contract.nickname, account: contract.account, rate: rateOf(contract) })}
            </Text>
          ))}
        </Stack>
        <Checkbox
          label={t('ending.agree', { count: endings.length })}
          checked={isAgreed}
          onChange={({ target }) => onAgree(target.checked)}
        />
      </Stack>
    </Callout>
  );
}
