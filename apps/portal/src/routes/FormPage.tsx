import { Card, Heading, Stack, Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { narrow } from './widths.css.ts';

export interface FormPageProps {
  title: ReactNode;
  /** A sentence below the title. Default none. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A page that is one form, or its place. */
export function FormPage({ title, intro, children }: FormPageProps): ReactElement {
  return (
    <div className={narrow}>
      <Card padding="large">
        <Stack gap={6}>
          <Stack gap={1}>
            <Heading level={1} size="title">
              {title}
            </Heading>
            {intro && <Text tone="muted">{intro}</Text>}
          </Stack>
          {children}
        </Stack>
      </Card>
    </div>
  );
}
