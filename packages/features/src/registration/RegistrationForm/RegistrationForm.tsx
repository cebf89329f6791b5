import { Stack, Text } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../core/index.ts';
import { registrationDraft } from '../draft/registrationDraft.ts';
import { RegistrationWayForm, type RegistrationWayFormProps } from './RegistrationWayForm.tsx';

/** Where the player comes from, and where he goes on to; the ways to register are the brand's. */
export type RegistrationFormProps = Omit<RegistrationWayFormProps, 'way'>;

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
