import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Field } from '../Field/index.ts';
import { checkIcon, copyIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { box, input } from '../TextField/TextField.css.ts';
import { button, codeInput, lines, outcome as outcomeLook } from './CopyField.css.ts';
import { copyText } from './copyText.ts';

export interface CopyFieldProps {
  /** What it is: “Your referral link”. */
  label: string;
  /** What is copied. */
  value: string;
  /** A sentence below it. Default none. */
  help?: string | undefined;
  /** Every letter is seen, in as many lines as it takes: for what somebody may have to type by hand. Default one line that can be scrolled. */
  whole?: boolean | undefined;
  /** A short code: letters of one width, and a button without words. Default false. */
  code?: boolean | undefined;
  /** What else can be done with it, behind the button: an `IconButton`. Default nothing. */
  after?: ReactNode | undefined;
  /** It was copied. Default nothing. */
  onCopied?: (() => void) | undefined;
}

/** So long the button says that it was done. */
const shownFor = 3000;
/** Where a browser can't make an area as high as its text: a key of 32 letters on a phone. */
const linesAtFirst = 3;

/** A text to take along. */
export function CopyField({ label, value, help, whole = false, code = false, after, onCopied }: CopyFieldProps): ReactElement {
  const words = useWords();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'byHand'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    if (await copyText(value)) {
      setOutcome('copied');
      onCopied?.();
      return;
    }
    field.current?.focus();
    field.current?.select();
    setOutcome('byHand');
  };
  const icon = outcome === 'copied' ? checkIcon : copyIcon;
  return (
    <div>
      <Field label={label} help={help}>
        {(control) => {
          const shown = { ...control, ref: field, value, readOnly: true, onFocus: () => field.current?.select() };
          return (
            <div className={box}>
              {whole ? (
                <textarea {...shown} className={lines} rows={linesAtFirst} />
              ) : (
                <input {...shown} className={code ? codeInput : input} />
              )}
              {code ? (
                <IconButton size="small" className={button} label={words.copy} icon={icon} onClick={copy} />
              ) : (
                <Button tone="ghost" size="small" className={button} icon={icon} onClick={copy}>
                  {words.copy}
                </Button>
              )}
              {after}
            </div>
          );
        }}
      </Field>
      <div className={outcomeLook} aria-live="polite">
        {outcome === 'copied' && words.copied}
        {outcome === 'byHand' && words.copyByHand}
      </div>
    </div>
  );
}
