import { Callout, Heading, Link, Stack, Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { column } from './FormPage.css.ts';
import { WayOn } from './WayOn.tsx';

export interface FormPageProps {
  title: string;
  /** What it is for. */
  lead: ReactNode;
  /** Where the way back leads. */
  overviewHref: string;
  /** Where that is, in words. Default the overview of the security centre. */
  backText?: string | undefined;
  /** What came of the form; it stands in its place. */
  done?: string | undefined;
  /** A list takes the whole width, a form only what it reads well in. Default false. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the security centre: the way back, its name, and a form or what came of it. */
export function FormPage({ title, lead, overviewHref, backText, done, isWide = false, children }: FormPageProps): ReactElement {
  const { t } = useTranslation('security');
  return (
    <div className={isWide ? undefined : column}>
      <Stack gap={4}>
        <div>
          <Link href={overviewHref}>‹ {backText ?? t('backToSecurity')}</Link>
        </div>
        <Stack gap={1}>
          <Heading level={3} size="title">
            {title}
          </Heading>
          {!done && <Text tone="muted">{lead}</Text>}
        </Stack>
        {done ? <Callout tone="positive">{done}</Callout> : children}
        {done && backText && <WayOn href={overviewHref} text={backText} />}
      </Stack>
    </div>
  );
}
