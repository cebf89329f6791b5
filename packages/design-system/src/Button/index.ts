export { Button, type ButtonProps } from './Button.tsx';
export { type ButtonLook, type ButtonSize, type ButtonTone, buttonClass } from './buttonClass.ts';
