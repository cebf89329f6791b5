import { CountrySelect, isCountryCode } from '@baize/design-system/CountrySelect';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useLanguage } from '../../core/index.ts';
import { type FieldProps, useFieldSurroundings } from './FieldContext.ts';

/** A nationality, by the country's code. */
export function CountryInput({ rule, frame }: FieldProps): ReactElement {
  const language = useLanguage();
  const { form } = useFieldSurroundings();
  const { field } = useController({ control: form.control, name: `fields.${rule.field}` });
  return (
    <CountrySelect
      {...frame}
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      language={language}
      callingCodes="none"
      value={isCountryCode(field.value) ? field.value : undefined}
      onChange={(country) => field.onChange(country ?? '')}
    />
  );
}
