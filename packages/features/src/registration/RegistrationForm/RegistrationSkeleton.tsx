import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { usePermissionState } from '../../core/index.ts';
import { RegistrationFormSkeleton } from './RegistrationFormSkeleton.tsx';

/** The place of registration while its code is on its way: the ways, unless the brand is known to have but one, and the form. */
export function RegistrationSkeleton(): ReactElement {
  const { permission } = usePermissionState();
  return (
    <Stack gap={4}>
      {permission?.flags.mobileNumberRegistration !== false && <Skeleton shape="control" />}
      <RegistrationFormSkeleton />
    </Stack>
  );
}
