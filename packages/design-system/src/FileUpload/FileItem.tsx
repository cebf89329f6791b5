import { type ReactElement, useState } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { closeIcon, imageOffIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { fillIn } from '../shared/fillIn.ts';
import * as css from './FileUpload.css.ts';
import type { UploadFile } from './UploadFile.ts';
import { usePreview } from './usePreview.ts';

export interface FileItemProps extends Omit<UploadFile, 'errorCode'> {
  /** Why it was not uploaded, in words. Default none. */
  error?: string | undefined;
  /** Called by the cross. */
  onRemove: () => void;
}

/** One file with its picture, how far it is, and what went wrong. */
export function FileItem({ file, progress, error, onRemove }: FileItemProps): ReactElement {
  const words = useWords();
  const preview = usePreview(file);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <li className={css.item}>
      <span className={css.picture}>
        {isBroken && <Icon icon={imageOffIcon} />}
        {preview && !isBroken && <img src={preview} alt="" className={css.image} onError={() => setIsBroken(true)} />}
      </span>
      <span className={css.words}>
        <span className={css.name}>{file.name}</span>
        {progress !== undefined && !error && (
          <progress className={css.progress} value={progress} max={1} aria-label={fillIn(words.fileProgress, { name: file.name })} />
        )}
        {error && <span className={css.failure}>{error}</span>}
      </span>
      <IconButton
        className={css.cross}
        size="small"
        icon={closeIcon}
        label={fillIn(words.fileRemove, { name: file.name })}
        onClick={onRemove}
      />
    </li>
  );
}
