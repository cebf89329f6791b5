import { type ReactElement, useState } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { eyeIcon, eyeOffIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { Progress } from '../Progress/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { edge } from './PasswordField.css.ts';

/** How good a password is, below its field. */
export interface PasswordFieldStrength {
  /** What the bar measures: “Password strength”. */
  label: string;
  /** The level in words. */
  text: string;
  /** From 0, not taken, to 3, strong. */
  level: 0 | 1 | 2 | 3;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** What password managers fill in; `new-password` where one is chosen. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  /** How good what is typed is, where a password is chosen. Default none. */
  strength?: PasswordFieldStrength | undefined;
}

const toneOf = ['negative', 'negative', 'warning', 'primary'] as const;

/** A password with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', strength, ...rest }: PasswordFieldProps): ReactElement {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const field = (
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
  return (
    <Stack gap={2}>
      {field}
      {strength && (
        <Progress label={strength.label} max={3} value={strength.level} valueText={strength.text} tone={toneOf[strength.level]} />
      )}
    </Stack>
  );
}
