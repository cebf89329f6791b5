import { Heading, Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const sections = ['age', 'account', 'money', 'play', 'law'] as const;

/** The terms of service (§2), over whatever page asks for them, so that no form is lost. */
export function TermsDialog({ onClose }: { onClose(): void }): ReactElement {
  const { t } = useTranslation('help-center');
  return (
    <Modal open onClose={onClose} title={t('terms')} onOk={onClose} cancelText={null} width={640}>
      <Stack gap={5}>
        {sections.map((section) => (
          <Stack key={section} as="section" gap={1}>
            <Heading level={3}>{t(`terms.${section}.title`)}</Heading>
            <Text tone="muted">{t(`terms.${section}.text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
