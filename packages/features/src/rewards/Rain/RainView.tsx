import type { Language, SeenRain } from '@baize/contract';
import { EmptyState, ErrorState, Heading, Skeleton, Stack, Text } from '@baize/design-system';
import { giftIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import { Countdown } from './Countdown.tsx';
import * as css from './RainView.css.ts';
import { RunningRain } from './RunningRain.tsx';
import type { Rains, RainsData } from './useRains.ts';

export interface RainViewProps {
  rains: Rains;
  /** Sentence of an error: of the list, or of the last catch. */
  errorText: string;
  language: Language;
  timeZone: string;
  money(amount: number): string;
}

/** Rains that are told ahead: a day has many. */
const shownComing = 6;

/** Red rain: what falls now, when the next one begins, and what was caught. */
export function RainView(props: RainViewProps): ReactElement {
  const { rains, errorText } = props;
  const { t } = useTranslation('rewards');
  const { state } = rains;
  if (state.status === 'loading') return <Skeleton shape="control" width="full" />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('rain.failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  return <ReadyRains {...props} data={state.data} />;
}

function ReadyRains({ data, rains, errorText, language, timeZone, money }: RainViewProps & { data: RainsData }): ReactElement {
  const { t } = useTranslation('rewards');
  const { isCatching, caught, refusal, claim, readAgain } = rains;
  const { coming, running, over } = data;
  const [next] = coming;
  const claimOf = (rain: SeenRain) => rain.claim ?? (caught?.rainId === rain.rainId ? caught : undefined);
  if (coming.length + running.length + over.length === 0) {
    return (
      <EmptyState icon={giftIcon} title={t('rain.none')}>
        {t('rain.noneNext')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      {running.map((rain) => (
        <RunningRain
          key={rain.rainId}
          rain={rain}
          claim={claimOf(rain)}
          isCaughtHere={caught?.rainId === rain.rainId}
          isCatching={isCatching}
          errorText={refusal?.rainId === rain.rainId ? errorText : undefined}
          money={money}
          onCatch={() => void claim(rain.rainId)}
          onOver={readAgain}
        />
      ))}
      {next && (
        <Stack gap={2} as="section">
          <Heading level={3} size="body">
            {t('rain.coming')}
          </Heading>
          <Text>
            {t('rain.nextIn')} <Countdown key={next.rainId} until={next.startsAt} onOver={readAgain} />
          </Text>
          <ul className={css.list} aria-label={t('rain.coming')}>
            {coming.slice(0, shownComing).map((rain) => (
              <li key={rain.rainId} className={css.row}>
                <span>
                  {formatMinute(rain.startsAt, timeZone)} · {rain.title[language]}
                </span>
                <span>{t('rain.pool', { pool: money(rain.pool), count: rain.pieces })}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {over.length > 0 && (
        <Stack gap={2} as="section">
          <Heading level={3} size="body">
            {t('rain.over')}
          </Heading>
          <ul className={css.list} aria-label={t('rain.over')}>
            {over.map((rain) => (
              <li key={rain.rainId} className={css.row}>
                <span>
                  {formatMinute(rain.startsAt, timeZone)} · {rain.title[language]}
                </span>
                <span>{rain.claim ? money(rain.claim.amount) : t('rain.missed')}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <Text size="small" tone="muted">
        {t('rain.how')}
      </Text>
    </Stack>
  );
}
