import { type ReactElement, useState } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { eyeIcon, eyeOffIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { edge } from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** What password managers fill in; `new-password` where one is chosen. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
}

/** A password with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps): ReactElement {
  const words = useWords();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          className={edge}
          size="small"
          icon={shown ? eyeOffIcon : eyeIcon}
          label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
