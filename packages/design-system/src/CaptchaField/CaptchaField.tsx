import { type ReactElement, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Field } from '../Field/index.ts';
import { refreshIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import { box, input } from '../TextField/TextField.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './CaptchaField.css.ts';
import { imageAddress } from './imageAddress.ts';

/** What can be done in place of reading the picture, and how far it is. When it is done the caller fills the code in. */
export interface CaptchaOtherWay {
  status: 'idle' | 'working' | 'done' | 'failed';
  onBegin: () => void;
}

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'className' | 'autoComplete'> {
  /** The picture as base64 or as a data address; undefined while it is on its way. */
  image: string | undefined;
  /** Fetches another picture; called at most once a second (§9). */
  onRefresh: () => void;
  /** For a user who can't read a picture: a button that begins it. Default none. */
  otherWay?: CaptchaOtherWay | undefined;
}

const shortestPause = 1000;
const wordsForStatus = { working: 'captchaWorking', done: 'captchaDone', failed: 'captchaNotDone' } as const;

function OtherWay({ status, onBegin, isDisabled }: CaptchaOtherWay & { isDisabled: boolean | undefined }): ReactElement {
  const words = useWords();
  return (
    <div className={css.otherWay}>
      <div className={css.begin}>
        <Button tone="ghost" size="small" pending={status === 'working'} disabled={isDisabled} onClick={onBegin}>
          {words.captchaUnreadable}
        </Button>
      </div>
      <span role="status" className={css.told}>
        {status !== 'idle' && words[wordsForStatus[status]]}
      </span>
    </div>
  );
}

/** A code to read off a picture; a click on the picture brings another one. Takes `register()` of react-hook-form as it is. */
export function CaptchaField(props: CaptchaFieldProps): ReactElement {
  const { label, help, error, required, optional, id, image, onRefresh, otherWay, ...rest } = props;
  const words = useWords();
  const [failed, setFailed] = useState<string>();
  const refreshedAt = useRef(Number.NEGATIVE_INFINITY);
  const refresh = (): void => {
    // Not by the wall clock, which may be set back by an hour.
    if (performance.now() - refreshedAt.current < shortestPause) return;
    refreshedAt.current = performance.now();
    onRefresh();
  };
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional} id={id}>
      {(control) => (
        <>
          <div className={css.row}>
            <div className={box}>
              <input autoCapitalize="none" spellCheck={false} {...rest} {...control} type="text" autoComplete="off" className={input} />
            </div>
            <button type="button" className={css.picture} title={words.captchaRefresh} disabled={rest.disabled} onClick={refresh}>
              {image === undefined && <Spinner label={words.loading} />}
              {image !== undefined && failed === image && <span className={css.failure}>{words.captchaFailed}</span>}
              {image !== undefined && failed !== image && (
                <img src={imageAddress(image)} alt={words.captchaImage} className={css.image} onError={() => setFailed(image)} />
              )}
              <span className={css.refresh}>
                <Icon icon={refreshIcon} size="small" />
              </span>
              <VisuallyHidden>{words.captchaRefresh}</VisuallyHidden>
            </button>
          </div>
          {otherWay && <OtherWay {...otherWay} isDisabled={rest.disabled} />}
        </>
      )}
    </Field>
  );
}
