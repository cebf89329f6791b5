import type { RegistrationRule } from '@baize/contract';
import { useTranslation } from 'react-i18next';

/** Holds the line of a help that is on its way, or of one that never comes, so that nothing below it moves. */
const lineAlone = '\u00A0';

/** What is said below the field of a new password: the length that the server's rule takes (§5). */
export function usePasswordHelp(): (rule: RegistrationRule | undefined) => string {
  const { t } = useTranslation('core');
  return (rule) => (rule ? t('passwordLength', { min: rule.min, max: rule.max }) : lineAlone);
}
