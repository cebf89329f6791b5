import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Favorites, type Refused, useLanguage } from '../../core/index.ts';

/**
 * Tells once why a change of the favourites was taken back.
 * @param tell shows it: what was not done, and why
 */
export function useFavoriteFailure(favorites: Favorites | undefined, tell: (title: string, refusal: Refused) => void): void {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const failure = favorites?.failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a failure, whatever else is drawn anew meanwhile.
  useEffect(() => {
    if (!failure || !favorites) return;
    favorites.onDismissFailure();
    tell(t('favoriteFailed', { name: failure.game.name[language] }), failure);
  }, [failure]);
}
