import { Checkbox, Link } from '@baize/design-system';
import type { ReactElement } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegistrationFormValues } from '../rules/registrationRequest.ts';

export interface AgreementBoxesProps {
  /** Years (§9). */
  minimumAge: number;
  termsHref: string;
  register: UseFormRegister<RegistrationFormValues>;
  /** What is wrong with a box, in the player's language. */
  errorOf(box: 'ageConfirmed' | 'termsAccepted'): string | undefined;
}

/** The age (§9) and the terms (§5), which open over the form. */
export function AgreementBoxes({ minimumAge, termsHref, register, errorOf }: AgreementBoxesProps): ReactElement {
  const { t } = useTranslation('registration');
  return (
    <>
      <Checkbox
        {...register('ageConfirmed')}
        id="registration-ageConfirmed"
        label={t('age', { age: minimumAge })}
        error={errorOf('ageConfirmed')}
      />
      <Checkbox
        {...register('termsAccepted')}
        id="registration-termsAccepted"
        label={
          <>
            {t('agree')}{' '}
            <Link href={termsHref} inline>
              {t('terms')}
            </Link>
          </>
        }
        error={errorOf('termsAccepted')}
      />
    </>
  );
}
