import { ButtonLink, Callout, EmptyState, Heading, Link, Money, Text, VisuallyHidden } from '@baize/design-system';
import { diceIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { GameFrame } from '../GameFrame/GameFrame.tsx';
import { formatElapsed } from './formatElapsed.ts';
import * as css from './PlayerView.css.ts';
import type { PlayerState, PlayFigures } from './usePlayer.ts';

export interface PlayerViewProps {
  state: PlayerState;
  /** Where the way back leads where the game does not say which page it was launched from. */
  homeHref: string;
  /** The player hides his balance: the net result as well. Default false. */
  isNetHidden?: boolean | undefined;
}

/** The page around a game of ALB, PT or PTSS (§4): a way back, how long it has been open, what it came to, and the game. */
export function PlayerView({ state, homeHref, isNetHidden = false }: PlayerViewProps): ReactElement {
  const { t } = useTranslation('launch');
  const language = useLanguage();
  if (state.status === 'missing') {
    return (
      <>
        <VisuallyHidden>
          <h1>{t('player.missing')}</h1>
        </VisuallyHidden>
        <EmptyState title={t('player.missing')} icon={diceIcon} action={<ButtonLink href={homeHref}>{t('player.back')}</ButtonLink>}>
          {t('player.missingNext')}
        </EmptyState>
      </>
    );
  }
  const { game, elapsedSeconds, figures } = state;
  const name = game.name[language];
  return (
    <div className={css.stage}>
      <header className={css.strip}>
        <div className={css.head}>
          <Link href={game.from ?? homeHref}>‹ {t('player.back')}</Link>
          <div className={css.name}>
            <Heading level={1} size="body">
              {name}
            </Heading>
            <Text size="tiny" tone="muted">
              {game.vendor}
            </Text>
          </div>
        </div>
        <dl className={css.figures} aria-label={t('player.strip')}>
          <Figure title={t('player.time')}>{formatElapsed(elapsedSeconds)}</Figure>
          <Figure title={t('player.rounds')}>{figures.status === 'ready' ? figures.result.rounds.toLocaleString(language) : '–'}</Figure>
          <Figure title={t('player.net')}>
            <Net figures={figures} isHidden={isNetHidden} />
          </Figure>
        </dl>
      </header>
      {game.isFlash && <Callout tone="info">{t('flash', { vendor: game.vendor })}</Callout>}
      <GameFrame className={css.frame} url={game.url} title={name} />
    </div>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className={css.figure}>
      <dt>
        <Text as="span" size="tiny" tone="muted">
          {title}
        </Text>
      </dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** What came back less what was bet; a round that is not over counts its bet. */
function Net({ figures, isHidden }: { figures: PlayFigures; isHidden: boolean }): ReactElement {
  const { t } = useTranslation('launch');
  const language = useLanguage();
  if (figures.status === 'demo') return <>{t('player.demo')}</>;
  if (figures.status === 'loading') return <>…</>;
  if (figures.status === 'error') return <>{t('player.unknown')}</>;
  const { bet, win, currency } = figures.result;
  const net = win - bet;
  return (
    <Text as="span" weight="strong" tone={isHidden ? 'text' : net > 0 ? 'positive' : net < 0 ? 'negative' : 'text'}>
      <Money amount={net} currency={currency} language={language} signed hidden={isHidden} />
    </Text>
  );
}
