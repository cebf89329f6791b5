import type { RegistrationRule } from '@baize/contract';
import { useTranslation } from 'react-i18next';
import { type PasswordStrength, passwordStrength } from './passwordStrength.ts';

/** How good what is typed is, as a field shows it. */
export interface ShownStrength {
  label: string;
  text: string;
  /** 0 for what the brand's rule does not take; 3 is strong. */
  level: 0 | 1 | 2 | 3;
}

const levelOf: Record<PasswordStrength, ShownStrength['level']> = { refused: 0, weak: 1, fair: 2, strong: 3 };

/**
 * The strength of a password that is chosen, by the server's rule (§2, §5).
 * @returns undefined for an empty password, and where there is no rule.
 */
export function usePasswordStrength(): (
  password: string | undefined,
  rule: RegistrationRule | undefined,
  username?: string,
) => ShownStrength | undefined {
  const { t } = useTranslation('core');
  return (password, rule, username) => {
    if (!password || !rule) return undefined;
    const strength = passwordStrength(password, rule, username);
    return { label: t('strength'), text: t(`strength.${strength}`), level: levelOf[strength] };
  };
}
