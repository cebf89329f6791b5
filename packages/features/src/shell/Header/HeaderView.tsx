import type { Language } from '@baize/contract';
import { BrandMark, Clock, HeaderBar, LanguageSwitch, Link, NavLinks, type NavLinksProps, ThemeSwitch } from '@baize/design-system';
import type { BrandName, ThemeMode } from '@baize/design-system/theme';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { switches } from './HeaderView.css.ts';

export interface HeaderViewProps {
  brand: BrandName;
  homeHref: string;
  language: Language;
  theme: ThemeMode;
  nav: Pick<NavLinksProps, 'items' | 'currentId'>;
  /** Logged-in bar, or the ways in. */
  end: ReactNode;
  onChangeLanguage(language: Language): void;
  onChangeTheme(theme: ThemeMode): void;
}

/** The header of §2: clock with GMT offset, language, theme, navigation, and the player's corner. */
export function HeaderView(props: HeaderViewProps): ReactElement {
  const { brand, homeHref, language, theme, nav, end, onChangeLanguage, onChangeTheme } = props;
  const { t } = useTranslation('shell');
  return (
    <HeaderBar
      top={
        <>
          <Clock />
          <div className={switches}>
            <LanguageSwitch label={t('language')} value={language} onChange={onChangeLanguage} />
            <ThemeSwitch
              labels={{ label: t('theme'), dark: t('themeDark'), light: t('themeLight') }}
              value={theme}
              onChange={onChangeTheme}
            />
          </div>
        </>
      }
      brand={
        <Link href={homeHref} tone="quiet">
          <BrandMark brand={brand} withName />
        </Link>
      }
      nav={<NavLinks label={t('navigation')} {...nav} />}
      end={end}
    />
  );
}
