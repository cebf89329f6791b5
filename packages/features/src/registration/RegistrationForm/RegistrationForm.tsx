import { Stack, Text } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../core/index.ts';
import { registrationDraft } from '../draft/registrationDraft.ts';
import type { RegistrationFormValues, RegistrationSource } from '../rules/registrationRequest.ts';
import { RegistrationWayForm } from './RegistrationWayForm.tsx';

export interface RegistrationFormProps {
  source: RegistrationSource;
  /** Codes from the address (§3). */
  initialFields: RegistrationFormValues['fields'];
  /** The login did not know the user and sent him here (§8 `not_exist_user`): the form says so. */
  isUnknownUser: boolean;
  loginHref: string;
  termsHref: string;
  /** The player is registered and logged in. The submit was answered before, so that a window opened now may be blocked. */
  onRegistered(): void;
}

/** Registration by username, and by mobile where the brand has it (§1, §6). */
export function RegistrationForm(props: RegistrationFormProps): ReactElement {
  const { t } = useTranslation('registration');
  const permission = usePermission();
  const [draftWay] = useState(() => registrationDraft.read()?.way);
  const byName = <RegistrationWayForm {...props} way="username" />;
  if (!permission?.flags.mobileNumberRegistration) return byName;
  const byMobile = (
    <Stack gap={4}>
      <Text tone="muted">{t('mobileIntro')}</Text>
      <RegistrationWayForm {...props} way="mobile" />
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
