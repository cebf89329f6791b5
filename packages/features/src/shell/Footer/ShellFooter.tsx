import { Badge, Footer, Inline, Link, Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../core/index.ts';

export interface ShellFooterProps {
  mark: ReactNode;
  termsHref: string;
}

/** The footer with its 18+ notice (§2), the terms, and the contacts that the merchant names. */
export function ShellFooter({ mark, termsHref }: ShellFooterProps): ReactElement {
  const { t } = useTranslation('shell');
  const contacts = usePermission()?.customerService ?? [];
  return (
    <Footer
      brand={mark}
      links={
        <>
          <Link href={termsHref} tone="quiet">
            {t('terms')}
          </Link>
          {contacts.map(({ csType, path, title }) => (
            <Link key={csType} href={path} tone="quiet">
              {title}
            </Link>
          ))}
        </>
      }
      legal={
        <Inline gap={2} align="center">
          <Badge tone="brass">18+</Badge>
          <Text size="small" tone="muted">
            {t('adultsOnly')}
          </Text>
        </Inline>
      }
    />
  );
}
