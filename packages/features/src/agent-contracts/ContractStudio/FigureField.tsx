import type { Currency, Language } from '@baize/contract';
import { AmountField, TextField } from '@baize/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { readCount, readShare, shareText } from './shareText.ts';

export interface FigureFieldProps {
  kind: 'money' | 'share' | 'count';
  label: Parameters<typeof TextField>[0]['label'];
  name: string;
  /** Minor unit, hundredths of a percent, or members. */
  value: number | undefined;
  currency: Currency;
  language: Language;
  help?: ReactNode;
  error?: string | undefined;
  onChange(value: number | undefined): void;
}

/** A share or a number of members: what can't be read is not taken. */
function TypedField({ kind, label, name, value, language, help, error, onChange }: FigureFieldProps): ReactElement {
  const shown = kind === 'share' ? shareText(value, language) : String(value ?? '');
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      id={name}
      name={name}
      help={help}
      error={error}
      inputMode={kind === 'share' ? 'decimal' : 'numeric'}
      autoComplete="off"
      suffix={kind === 'share' ? '%' : undefined}
      value={typed ?? shown}
      onChange={({ target }) => {
        const read = kind === 'share' ? readShare(target.value) : readCount(target.value);
        if (read === 'refused') return;
        setTyped(target.value);
        onChange(read);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** One figure of terms. */
export function FigureField(props: FigureFieldProps): ReactElement {
  if (props.kind !== 'money') return <TypedField {...props} />;
  const { kind: _, ...field } = props;
  return <AmountField {...field} id={props.name} compact />;
}
