import type { DownlineKind } from '@baize/contract';
import { RadioGroup } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface KindChoiceProps {
  name: string;
  /** What the brand lets an agent open. */
  kinds: readonly DownlineKind[];
  value: DownlineKind;
  onChange(kind: DownlineKind): void;
}

/** Whether an account is a member's or an agent's. */
export function KindChoice({ name, kinds, value, onChange }: KindChoiceProps): ReactElement {
  const { t } = useTranslation('agent-center');
  return (
    <RadioGroup
      label={t('downlines.kind')}
      name={name}
      variant="row"
      value={value}
      options={kinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
      onChange={(event) => onChange(kinds.find((kind) => kind === event.target.value) ?? 'member')}
    />
  );
}
