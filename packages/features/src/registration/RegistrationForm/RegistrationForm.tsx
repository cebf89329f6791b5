import { Callout, Stack, Text } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissionState } from '../../core/index.ts';
import { registrationDraft } from '../draft/registrationDraft.ts';
import type { RegistrationFormValues } from '../rules/registrationRequest.ts';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import { RegistrationWayForm, type RegistrationWayFormProps } from './RegistrationWayForm.tsx';

/** Where the player comes from, and where he goes on to; the ways to register are the brand's. */
export type RegistrationFormProps = Omit<RegistrationWayFormProps, 'way' | 'typed'>;

/** Registration by username, and by mobile where the brand has it (§1, §6). */
export function RegistrationForm(props: RegistrationFormProps): ReactElement {
  const { t } = useTranslation('registration');
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const [draftWay] = useState(() => registrationDraft.read()?.way);
  // A form goes away with its tab. What was typed stays here, in memory alone: a password goes into no storage.
  const typed = useRef<RegistrationFormValues>(undefined);
  const byName = <RegistrationWayForm {...props} typed={typed} way="username" />;
  // The tabs may come: a form that is typed into by then would be another.
  if (!permission && !isMissing) return <RegistrationSkeleton />;
  if (isMissing) {
    return (
      <Stack gap={4}>
        <Callout tone="warning" retry={{ onRetry: retry, pending: isAsking }}>
          {t('waysMissing')}
        </Callout>
        {byName}
      </Stack>
    );
  }
  if (!permission?.flags.mobileNumberRegistration) return byName;
  const byMobile = (
    <Stack gap={4}>
      <Text tone="muted">{t('mobileIntro')}</Text>
      <RegistrationWayForm {...props} typed={typed} way="mobile" />
    </Stack>
  );
  return (
    <Tabs
      label={t('ways')}
      defaultValue={draftWay}
      items={[
        { id: 'username', text: t('byUsername'), content: byName },
        { id: 'mobile', text: t('byMobile'), content: byMobile },
      ]}
    />
  );
}
