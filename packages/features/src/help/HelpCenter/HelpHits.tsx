import { Card, EmptyState, Heading, Link, Stack, Text } from '@baize/design-system';
import { searchIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpHit } from '../helpRules.ts';
import { hit } from './HelpCenterView.css.ts';

export interface HelpHitsProps {
  hits: readonly HelpHit[];
  search: string;
  hrefOf(anchor: string): string;
}

/** What a search has found, or what to do where it found nothing. */
export function HelpHits({ hits, search, hrefOf }: HelpHitsProps): ReactElement {
  const { t } = useTranslation('help');
  if (hits.length === 0) {
    return (
      <EmptyState title={t('nothingFound', { search: search.trim() })} icon={searchIcon}>
        {t('nothingFoundNext')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={3}>
      <Heading level={2} size="large">
        {t('found', { count: hits.length })}
      </Heading>
      <Stack as="ul" gap={2}>
        {hits.map(({ section, article, excerpt }) => (
          <li key={article.id} className={hit}>
            <Card>
              <Stack gap={1}>
                <Text size="tiny" tone="faint">
                  {section.title}
                </Text>
                <div>
                  <Link href={hrefOf(article.id)}>{article.title}</Link>
                </div>
                <Text size="small" tone="muted">
                  {excerpt}
                </Text>
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
