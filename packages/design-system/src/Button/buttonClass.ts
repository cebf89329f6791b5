import { classNames } from '../shared/classNames.ts';
import { sizes, tones, wide } from './Button.css.ts';

export type ButtonTone = 'primary' | 'brass' | 'outline' | 'ghost' | 'felt' | 'danger' | 'dangerOutline';
export type ButtonSize = 'large' | 'medium' | 'small';

export interface ButtonLook {
  /** `primary` is the action of a screen, `brass` its one call to action; `felt` stands on felt. Default `primary`. */
  tone?: ButtonTone | undefined;
  /** 44, 38 or 32 px high; each is at least 44 on a touch screen. Default `large`. */
  size?: ButtonSize | undefined;
  /** Takes the whole width. Default false. */
  fullWidth?: boolean | undefined;
}

/** The look that a button and a link share. */
export function buttonClass({ tone = 'primary', size = 'large', fullWidth = false }: ButtonLook, className?: string): string {
  return classNames(tones[tone], sizes[size], fullWidth && wide, className);
}
