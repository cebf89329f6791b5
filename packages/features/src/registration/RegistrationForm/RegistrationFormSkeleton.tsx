import { FieldSkeleton, Stack, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { head } from './RegistrationFormSkeleton.css.ts';

/** The place of one way to register while its rules, or its code, are on their way. */
export function RegistrationFormSkeleton(): ReactElement {
  return (
    <Stack gap={4} aria-busy="true">
      <div className={head}>
        <TextSkeleton letters={16} />
      </div>
      <FieldSkeleton helpLetters={10} />
      <FieldSkeleton helpLetters={10} />
      <FieldSkeleton />
      <FieldSkeleton />
    </Stack>
  );
}
