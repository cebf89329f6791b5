import type { ReactElement } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { LeaderboardView } from './LeaderboardView.tsx';
import { useLeaderboard } from './useLeaderboard.ts';

/** The leaderboard of §2, on the gateway of the app. */
export function Leaderboard(): ReactElement | null {
  const View = useView(LeaderboardView);
  const ranks = useLeaderboard();
  const errorText = useErrorText();
  const language = useLanguage();
  const permission = usePermission();
  if (!permission) return null;
  return (
    <View
      ranks={ranks}
      errorText={ranks.state.status === 'error' ? errorText.of(ranks.state) : ''}
      currency={permission.currency}
      language={language}
      timeZone={permission.timeZone}
    />
  );
}
