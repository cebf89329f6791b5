import type { Game } from '@baize/contract';
import { Button, Callout, formatMoney, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import type { UnfinishedState } from './useUnfinishedRounds.ts';

export interface UnfinishedRoundsViewProps {
  state: UnfinishedState;
  /** Node id of the game whose launch is under way. */
  launchingId: string | undefined;
  /** Opens the game, which goes on with its round. */
  onResume(game: Game): void;
}

/** A line for each game with a round that waits for its player; nothing where there is none. */
export function UnfinishedRoundsView({ state, launchingId, onResume }: UnfinishedRoundsViewProps): ReactElement | null {
  const { t } = useTranslation('launch');
  const language = useLanguage();
  if (state.status !== 'ready' || state.unfinished.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('unfinished.title')}>
      {state.unfinished.map(({ game, rounds, bet, currency }) => (
        <Callout
          key={game.nodeId}
          tone="warning"
          title={t('unfinished.title')}
          action={
            <Button
              size="small"
              pending={launchingId === game.nodeId}
              aria-label={`${t('unfinished.resume')} ${game.name[language]}`}
              onClick={() => onResume(game)}
            >
              {t('unfinished.resume')}
            </Button>
          }
        >
          {t('unfinished.text', { game: game.name[language], count: rounds, bet: formatMoney(bet, { currency, language, signed: false }) })}
        </Callout>
      ))}
    </Stack>
  );
}
