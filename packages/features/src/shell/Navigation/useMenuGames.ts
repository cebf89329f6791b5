import type { Game } from '@baize/contract';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { isLaunchable } from './useNavigationMenus.ts';

/**
 * What a live game of a menu does: it is launched, or says that it can't be (§2 "without game id and node id shows an error").
 * @param tell shows the error.
 */
export function useMenuGames(
  tell: (said: { title: string; message: string }) => Promise<void>,
  onPlayGame: (game: Game) => void,
): (game: Game) => void {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  return (game) => {
    if (isLaunchable(game)) onPlayGame(game);
    else void tell({ title: t('menuGameMissing'), message: errorText.ofCode('game_not_found') });
  };
}
