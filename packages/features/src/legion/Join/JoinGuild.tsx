import { Button, Card, ErrorState, Heading, Stack, Text } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { legionSeconds } from '../Legion/legionSeconds.ts';
import { useGuildRules } from '../Rules/useGuildRules.ts';
import { AboutLegions } from './AboutLegions.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FoundForm } from './FoundForm.tsx';
import * as css from './Join.css.ts';
import { useJoinGuild } from './useJoinGuild.ts';

export interface JoinGuildProps {
  look: LegionLook;
}

/** The way into a legion for a member of none: what one is, its code, and founding one where the brand lets him. */
export function JoinGuild({ look }: JoinGuildProps): ReactElement {
  const { t } = useTranslation('legion');
  const { show } = useToasts();
  const errorText = useErrorText();
  const rules = useGuildRules();
  const { state, run, forget } = useJoinGuild();
  const [isFounding, setIsFounding] = useState(false);
  const tell = (title: string): void => show({ tone: 'positive', title, seconds: legionSeconds });
  const join = async (code: string): Promise<void> => {
    if (await run(code)) tell(t('join.done'));
  };
  return (
    <Stack gap={4}>
      <AboutLegions rules={rules.status === 'ready' ? rules.data : undefined} look={look} />
      <div className={css.ways}>
        <Card as="section">
          <Stack gap={3}>
            <Heading level={3}>{t('join.title')}</Heading>
            <CodeForm
              state={state}
              textOf={errorText.of}
              onJoin={(code) => void join(code)}
              onEdit={() => (state.status === 'refused' ? forget() : undefined)}
            />
          </Stack>
        </Card>
        {rules.status === 'error' && (
          <ErrorState title={t('rules.failed')} retry={{ onRetry: rules.retry }}>
            {errorText.of(rules)}
          </ErrorState>
        )}
        {rules.status === 'ready' && rules.data.canCreate && !isFounding && (
          <Card as="section">
            <Stack gap={3}>
              <Heading level={3}>{t('found.title')}</Heading>
              <Text tone="muted">{t('found.about')}</Text>
              <Button tone="outline" onClick={() => setIsFounding(true)}>
                {t('found')}
              </Button>
            </Stack>
          </Card>
        )}
      </div>
      {isFounding && (
        <Card as="section">
          <Stack gap={3}>
            <Heading level={3}>{t('found.title')}</Heading>
            <FoundForm onFounded={(name) => tell(t('found.done', { name }))} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
