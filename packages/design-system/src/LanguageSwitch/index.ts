export { type Language, LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
