import type { SocialBinding } from '@baize/contract';
import { Button, Callout, RadioGroup, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** §4 "Social binding": the two choices. */
export type SocialChoice = 'link' | 'register';

export interface SocialBindingViewProps {
  binding: Pick<SocialBinding, 'title' | 'email'>;
  onChoose(choice: SocialChoice): void;
}

/** The choice of §4, which says before it is made that it is final. */
export function SocialBindingView({ binding, onChoose }: SocialBindingViewProps): ReactElement {
  const { t } = useTranslation('session');
  const { title, email } = binding;
  const { register, handleSubmit } = useForm<{ choice: SocialChoice }>({ defaultValues: { choice: 'link' } });
  return (
    <form noValidate onSubmit={handleSubmit(({ choice }) => onChoose(choice))}>
      <Stack gap={4}>
        <Text tone="muted">{email ? t('socialUnboundAs', { title, email }) : t('socialUnbound', { title })}</Text>
        <RadioGroup
          {...register('choice')}
          label={t('socialChoice')}
          options={[
            { value: 'link', text: t('socialLink'), description: t('socialLinkAbout') },
            { value: 'register', text: t('socialRegister'), description: t('socialRegisterAbout') },
          ]}
        />
        <Callout tone="warning">{t('socialFinal', { title })}</Callout>
        <Button type="submit" fullWidth>
          {t('socialGoOn')}
        </Button>
      </Stack>
    </form>
  );
}
