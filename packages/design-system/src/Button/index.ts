export { Button, type ButtonProps, type ButtonText } from './Button.tsx';
export { type ButtonLook, type ButtonSize, type ButtonTone, buttonClass } from './buttonClass.ts';
