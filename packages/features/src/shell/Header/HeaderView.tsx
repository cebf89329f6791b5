import type { Language } from '@baize/contract';
import { Badge, Clock, HeaderBar, IconLink, Inline, LanguageSwitch, Link, ThemeSwitch } from '@baize/design-system';
import { menuIcon, searchIcon } from '@baize/design-system/icons';
import type { ThemeMode } from '@baize/design-system/theme';
import { media } from '@baize/design-system/tokens';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayNow, minutesEastOf, useLanguages, useMediaQuery, usePermission } from '../../core/index.ts';
import { roomy, row, switches, ways } from './HeaderView.css.ts';
import { useFiveClicks } from './useFiveClicks.ts';

export interface HeaderViewProps {
  /** The brand's mark, which leads home. */
  mark: ReactNode;
  homeHref: string;
  language: Language;
  theme: ThemeMode;
  /** The ways of the site: `NavLinks`, or the menus that take their place. */
  nav: ReactNode;
  /** Where a game is looked for; a phone has a tab for it. */
  searchHref: string;
  /** Where all sections are: the row may have no room for each. */
  menuHref: string;
  /** The special mode of §2 is on: the page says so. */
  isSpecial?: boolean | undefined;
  /** §2: the clock was clicked five times. Default: it is plain text. */
  onClockClicks?: (() => void) | undefined;
  /** Where all notices are; a phone finds them in the footer and in the sheet of all sections. Default: no way there. */
  noticesHref?: string | undefined;
  /** Where customer service is reached; a phone finds it in the sheet of all sections. Default: no way there. */
  supportHref?: string | undefined;
  /** The speed of the line; a phone finds it in the sheet of all sections. Default none. */
  lines?: ReactNode | undefined;
  /** Logged-in bar, or the ways in. */
  end: ReactNode;
  onChangeLanguage(language: Language): void;
  onChangeTheme(theme: ThemeMode): void;
}

/** A way in the strip above the navigation, where it has room. */
function StripLink({ href, children }: { href: string; children: string }): ReactElement {
  return (
    <span className={roomy}>
      <Link href={href} tone="quiet">
        {children}
      </Link>
    </span>
  );
}

/** The header of §2: clock with GMT offset, language, theme, navigation, and the player's corner. */
export function HeaderView(props: HeaderViewProps): ReactElement {
  const {
    mark,
    homeHref,
    language,
    theme,
    nav,
    searchHref,
    menuHref,
    lines,
    isSpecial = false,
    end,
    onClockClicks,
    noticesHref,
    supportHref,
    onChangeLanguage,
    onChangeTheme,
  } = props;
  const clickClock = useFiveClicks(() => onClockClicks?.());
  const { t } = useTranslation('shell');
  const languages = useLanguages();
  const timeZone = usePermission()?.timeZone;
  // Its own style hides it there: a phone does without what it would not show.
  const isNarrow = useMediaQuery(media.belowDesktop);
  return (
    <HeaderBar
      top={
        <>
          <Inline gap={2}>
            <Clock
              now={gatewayNow}
              timeZoneOffsetMinutes={timeZone === undefined ? undefined : minutesEastOf(timeZone, gatewayNow())}
              onActivate={onClockClicks && clickClock}
            />
            {isSpecial && <Badge tone="brass">{t('specialMode')}</Badge>}
            {noticesHref && <StripLink href={noticesHref}>{t('notices')}</StripLink>}
          </Inline>
          <div className={switches}>
            {lines && <div className={roomy}>{lines}</div>}
            {supportHref && <StripLink href={supportHref}>{t('support')}</StripLink>}
            <LanguageSwitch label={t('language')} languages={languages} value={language} onChange={onChangeLanguage} />
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
          {mark}
        </Link>
      }
      nav={
        !isNarrow && (
          <div className={ways}>
            <div className={row}>{nav}</div>
            <IconLink href={menuHref} icon={menuIcon} label={t('menuAll')} size="medium" />
            <IconLink href={searchHref} icon={searchIcon} label={t('findGame')} size="medium" />
          </div>
        )
      }
      end={end}
    />
  );
}
