import { Select } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface RecordSelectProps<Value extends string> {
  label: string;
  name: string;
  /** Undefined for all of them. */
  value: Value | undefined;
  values: readonly Value[];
  /** Said under it. Default nothing. */
  help?: string | undefined;
  textOf(value: Value): string;
  onChange(value: Value | undefined): void;
}

/** The browser’s own list needs a value for everything. */
const any = 'any';

/** Chooses records by one of a few values, or by none. */
export function RecordSelect<Value extends string>(props: RecordSelectProps<Value>): ReactElement {
  const { label, name, value, values, help, textOf, onChange } = props;
  const { t } = useTranslation('records');
  return (
    <Select
      label={label}
      name={name}
      help={help}
      value={value ?? any}
      options={[{ value: any, text: t('records.any') }, ...values.map((one) => ({ value: one, text: textOf(one) }))]}
      onChange={({ target }) => onChange(values.find((one) => one === target.value))}
    />
  );
}
