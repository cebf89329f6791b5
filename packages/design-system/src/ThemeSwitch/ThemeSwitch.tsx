import type { ThemeMode } from '@baize/brand';
import type { ReactElement } from 'react';
import { moonIcon, sunIcon } from '../Icon/icons.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { button } from './ThemeSwitch.css.ts';

export interface ThemeSwitchLabels extends Record<ThemeMode, string> {
  /** What is switched: “Theme”. */
  label: string;
}

export interface ThemeSwitchProps {
  /** The mode of the page. */
  value: ThemeMode;
  /** Called with the other mode. */
  onChange: (mode: ThemeMode) => void;
  /** The switch's name and those of both modes: `{ label: 'Theme', dark: 'Dark', light: 'Light' }`. */
  labels: ThemeSwitchLabels;
}

const iconForMode: Record<ThemeMode, IconDrawing> = { dark: moonIcon, light: sunIcon };
const otherMode: Record<ThemeMode, ThemeMode> = { dark: 'light', light: 'dark' };

/** Shows the mode of the page and changes to the other. */
export function ThemeSwitch({ value, onChange, labels }: ThemeSwitchProps): ReactElement {
  return (
    <button type="button" className={button} onClick={() => onChange(otherMode[value])}>
      <Icon icon={iconForMode[value]} size="small" />
      <VisuallyHidden>{labels.label}: </VisuallyHidden>
      {labels[value]}
    </button>
  );
}
