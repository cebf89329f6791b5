import { Button, Card, Inline, Link, Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../core/index.ts';

const steps = ['deposit', 'games', 'security'] as const;

export interface WelcomeProps {
  /** Where each next step leads. */
  hrefs: Record<(typeof steps)[number], string>;
  onClose(): void;
}

/** What a player can do first, right after the registration. */
export function Welcome({ hrefs, onClose }: WelcomeProps): ReactElement {
  const { t } = useTranslation('registration');
  const account = useAccount();
  return (
    <Modal open onClose={onClose} title={t('welcome', { account })} footerHide>
      <Stack gap={4}>
        <Text tone="muted">{t('welcomeText')}</Text>
        {steps.map((step) => (
          <Card key={step} padding="medium">
            <Stack gap={1}>
              {/* As wide as its words, and its ring with it. */}
              <Inline>
                <Link href={hrefs[step]}>{t(`welcome.${step}`)}</Link>
              </Inline>
              <Text size="small" tone="muted">
                {t(`welcome.${step}Text`)}
              </Text>
            </Stack>
          </Card>
        ))}
        <Button tone="ghost" fullWidth onClick={onClose}>
          {t('welcome.later')}
        </Button>
      </Stack>
    </Modal>
  );
}
