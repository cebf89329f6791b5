import { type ReactElement, type ReactNode, useState } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { eyeIcon, eyeOffIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { Progress } from '../Progress/index.ts';
import { Stack } from '../Stack/index.ts';
import { fillIn } from '../shared/fillIn.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { edge } from './PasswordField.css.ts';
import { usePasswordEditing } from './usePasswordEditing.ts';

/** How good a password is, below its field. */
export interface PasswordFieldStrength {
  /** What the bar measures: “Password strength”. */
  label: string;
  /** The level in words. */
  text: string;
  /** From 0, not taken, to 3, strong. */
  level: 0 | 1 | 2 | 3;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'onCompositionStart' | 'onCompositionEnd'> {
  /** Characters that fit; what is over them is left out, and that is said. Default: any number. */
  maxLength?: number | undefined;
  /** It was refused above the form: a blank at either end is told of. Default: where it has an error of its own. */
  refused?: boolean | undefined;
  /** What password managers fill in; `new-password` where one is chosen. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  /** How good what is typed is, where a password is chosen. Default none. */
  strength?: PasswordFieldStrength | undefined;
}

const toneOf = ['negative', 'negative', 'warning', 'primary'] as const;

const withSaid = (said: string, help: ReactNode): ReactNode =>
  said === '' ? (
    help
  ) : (
    <>
      <span role="status">{said}</span> {help}
    </>
  );

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { autoComplete = 'current-password', strength, maxLength, help, onChange, refused = Boolean(props.error), ...rest } = props;
  const words = useWords();
  const { isCut, hasEdgeBlank, ...editing } = usePasswordEditing(maxLength, onChange);
  const said = [isCut && fillIn(words.passwordCut, { count: maxLength ?? 0 }), refused && hasEdgeBlank && words.passwordBlank];
  const [shown, setShown] = useState(false);
  const field = (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      {...editing}
      help={withSaid(said.filter(Boolean).join(' '), help)}
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
