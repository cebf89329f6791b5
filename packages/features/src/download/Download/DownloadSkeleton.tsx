import { Card, Heading, Icon, Stack, Text, TextSkeleton } from '@baize/design-system';
import { globeIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useLanguage } from '../../core/index.ts';
import * as css from './DownloadView.css.ts';

/** The place of the download page while its code is on its way: the lite app, the brand's own, and the code for a phone. */
export function DownloadSkeleton(): ReactElement {
  const language = useLanguage();
  return (
    <Stack gap={6} aria-hidden="true">
      <Stack gap={1}>
        <Heading level={1}>
          <TextSkeleton letters={14} />
        </Heading>
        <Text>
          <TextSkeleton letters={66} />
        </Text>
      </Stack>
      <div className={css.columns}>
        <Stack gap={4}>
          <Card padding="large">
            <Stack gap={3}>
              <Text as="div" tone="faint">
                <Icon icon={globeIcon} size="large" />
              </Text>
              <Heading level={2} size="large">
                <TextSkeleton letters={14} />
              </Heading>
              <Text>
                <TextSkeleton letters={language === 'vi' ? 115 : 155} />
              </Text>
              <Text size="small">
                <TextSkeleton letters={80} />
              </Text>
              <Text>
                <TextSkeleton letters={28} isLink />
              </Text>
            </Stack>
          </Card>
          <OwnAppsSkeleton />
        </Stack>
        <div className={css.code}>
          <Card padding="large">
            <Stack gap={3} align="center">
              <div className={css.comingCode} />
              <Text size="small">
                <TextSkeleton letters={58} />
              </Text>
            </Stack>
          </Card>
        </div>
      </div>
      <Card padding="large">
        <Stack gap={3}>
          <Heading level={2} size="large">
            <TextSkeleton letters={28} />
          </Heading>
          <div className={css.steps}>
            {[25, 50, 25, 50].map((letters, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change.
              <Text key={step}>
                <TextSkeleton letters={letters} />
              </Text>
            ))}
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}

/** The place of what is said of the brand's own apps. */
export function OwnAppsSkeleton(): ReactElement {
  return (
    <Card padding="small">
      <Text>
        <TextSkeleton letters={130} />
      </Text>
    </Card>
  );
}
