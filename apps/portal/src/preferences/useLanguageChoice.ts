import type { Language } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import { bringTexts } from '@baize/features/core';
import { startTransition, useOptimistic, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from './PreferencesProvider.tsx';
import { preferences } from './preferences.ts';

export interface LanguageChoice {
  /** What the player has chosen, while its texts are still on their way too. */
  chosen: Language;
  choose(language: Language): void;
}

/** The page keeps its language until the texts of the other have come; the last choice holds, and one that can't be had is said. */
export function useLanguageChoice(): LanguageChoice {
  const { t, i18n } = useTranslation('shell');
  const { alert } = useDialogs();
  const [chosen, showChosen] = useOptimistic(usePreferences().language);
  const last = useRef<Language>(undefined);
  const change = async (language: Language): Promise<void> => {
    last.current = language;
    const isPast = (): boolean => last.current !== language;
    try {
      await bringTexts(i18n, language);
    } catch {
      if (!isPast()) void alert({ title: t('languageFailed'), message: t('languageFailedText') });
      return;
    }
    if (isPast()) return;
    preferences.keepLanguage(language);
    await i18n.changeLanguage(language);
  };
  return {
    chosen,
    choose: (language) =>
      startTransition(async () => {
        showChosen(language);
        await change(language);
      }),
  };
}
