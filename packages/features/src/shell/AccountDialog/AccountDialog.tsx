import type { Language } from '@baize/contract';
import { Avatar, Button, ButtonLink, Inline, LanguageSwitch, Money, Stack, Text, ThemeSwitch, useDialogs } from '@baize/design-system';
import { logOutIcon, shieldCheckIcon } from '@baize/design-system/icons';
import { Modal } from '@baize/design-system/Modal';
import type { ThemeMode } from '@baize/design-system/theme';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalanceHidden, useLanguages, useMember, useSession } from '../../core/index.ts';
import { avatarIdOf } from '../avatarIdOf.ts';
import { useBalance } from '../LoggedInBar/useBalance.ts';
import { useConfirmedLogout } from '../LoggedInBar/useConfirmedLogout.ts';

export interface AccountDialogProps {
  language: Language;
  theme: ThemeMode;
  /** The centre that is open to this account, the members' or the agents', and where it is; undefined for who has none. */
  center: { of: 'member' | 'agent'; href: string } | undefined;
  onChangeLanguage(language: Language): void;
  onChangeTheme(theme: ThemeMode): void;
  onClose(): void;
  onLoggedOut(): void;
}

/** What a phone's header has no room for: who is logged in, language, theme, the way out. */
export function AccountDialog(props: AccountDialogProps): ReactElement {
  const { language, theme, center, onChangeLanguage, onChangeTheme, onClose, onLoggedOut } = props;
  const { t } = useTranslation('shell');
  const session = useSession();
  const { info } = useMember();
  const { balance } = useBalance();
  const languages = useLanguages();
  const [isHidden, hide] = useBalanceHidden();
  const logOut = useConfirmedLogout(useDialogs().confirm, onLoggedOut);
  const nickname = info?.nickname ?? (session.status === 'loggedIn' ? session.account : t('me'));
  return (
    <Modal open onClose={onClose} title={t('me')} footerHide>
      <Stack gap={6}>
        <Inline gap={3} align="center">
          <Avatar iconId={avatarIdOf(info?.iconId)} name={nickname} />
          <Stack gap={0}>
            <Text weight="strong">{nickname}</Text>
            {balance && (
              <Text tone="muted" as="div">
                <Money
                  amount={balance.sumBalance}
                  currency={balance.currency}
                  language={language}
                  hidden={isHidden}
                  onToggleHidden={hide}
                />
              </Text>
            )}
          </Stack>
        </Inline>
        <Inline gap={4} justify="between" wrap>
          <LanguageSwitch label={t('language')} languages={languages} value={language} onChange={onChangeLanguage} />
          <ThemeSwitch
            labels={{ label: t('theme'), dark: t('themeDark'), light: t('themeLight') }}
            value={theme}
            onChange={onChangeTheme}
          />
        </Inline>
        {center && (
          <ButtonLink href={center.href} tone="outline" icon={shieldCheckIcon} fullWidth>
            {t(center.of === 'agent' ? 'nav.agentCenter' : 'center')}
          </ButtonLink>
        )}
        <Button tone="outline" icon={logOutIcon} fullWidth onClick={() => void logOut()}>
          {t('logOut')}
        </Button>
      </Stack>
    </Modal>
  );
}
