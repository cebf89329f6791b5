import { Button, Callout, Card, Heading, Inline, Money, Stack, Text } from '@baize/design-system';
import { type GameActions, replaceView, useLanguage } from '@baize/features/core';
import { usePopularGames } from '@baize/features/games';
import { WinnersView, type WinnersViewProps } from '@baize/features/home';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A view of the brand's own, in place of the package's: its props are those of `WinnersView`, its texts the domain's. */
function OwnWinnersView({ state }: WinnersViewProps): ReactElement | null {
  const { t } = useTranslation('home');
  const language = useLanguage();
  if (state.status !== 'ready') return null;
  return (
    <Card>
      <Stack gap={2}>
        <Heading level={2}>{t('winners')}</Heading>
        {state.items.slice(0, 3).map(({ nickname, time, amount, currency, game }) => (
          <Inline key={`${time} ${nickname}`} gap={3} justify="between">
            <Text>
              {nickname} · {game.name[language]}
            </Text>
            <Money amount={amount} currency={currency} language={language} signed />
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}

/** Views that the brand shows in place of the package's, wherever a domain shows those. */
export const ownViews = [replaceView(WinnersView, OwnWinnersView)];

/** A hook of a domain with a view of the brand's own: the most played game of today. */
export function GameOfTheDay({ onPlayGame, launchingId }: Pick<GameActions, 'onPlayGame' | 'launchingId'>): ReactElement | null {
  const { t } = useTranslation('games');
  const { t: tCommon } = useTranslation('core');
  const language = useLanguage();
  const state = usePopularGames('popular');
  if (state.status === 'error')
    return (
      <Callout tone="warning" retry={{ onRetry: state.retry }}>
        {t('popularFailed')}
      </Callout>
    );
  const game = state.status === 'ready' ? state.games[0] : undefined;
  if (!game) return null;
  return (
    <Card>
      <Inline gap={3} justify="between" align="center">
        <Stack gap={0}>
          <Text size="small" tone="muted">
            {t('popular')}
          </Text>
          <Heading level={2}>{game.name[language]}</Heading>
        </Stack>
        <Button pending={launchingId === game.nodeId} onClick={() => onPlayGame(game)}>
          {tCommon('game.play')}
        </Button>
      </Inline>
    </Card>
  );
}
