import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Favorites, useErrorText, useLanguage } from '../../core/index.ts';

/**
 * Tells once, by a dialog, why a change of the favourites was taken back.
 * @param alert opens the dialog; done when it is closed
 */
export function useFavoriteAlert(
  favorites: Favorites | undefined,
  alert: (told: { title: string; message: string }) => Promise<void>,
): void {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const errorText = useErrorText();
  const failure = favorites?.failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one dialog a failure, whatever else is drawn anew meanwhile.
  useEffect(() => {
    if (!failure || !favorites) return;
    const message = errorText.of(failure);
    favorites.onDismissFailure();
    void alert({ title: t('favoriteFailed', { name: failure.game.name[language] }), message });
  }, [failure]);
}
