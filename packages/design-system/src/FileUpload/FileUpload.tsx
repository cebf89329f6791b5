import { type ReactElement, useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import type { FieldFrameProps } from '../Field/index.ts';
import { uploadIcon } from '../Icon/icons.ts';
import { classNames } from '../shared/classNames.ts';
import { FieldGroup } from '../shared/FieldGroup.tsx';
import { fillIn } from '../shared/fillIn.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { FileItem } from './FileItem.tsx';
import * as css from './FileUpload.css.ts';
import { type RefusedFile, sortFiles } from './refusals.ts';
import type { UploadFile } from './UploadFile.ts';

export interface FileUploadProps extends FieldFrameProps {
  /** The group's id, for an error summary. Default: made up. */
  id?: string | undefined;
  /** What was taken, in its order. */
  files: readonly UploadFile[];
  /** Called with files of the right type and size, never more than there is room for. */
  onAddFiles: (files: File[]) => void;
  /** Called with the id of a file that is to go; stops its upload too. */
  onRemoveFile: (id: string) => void;
  /** The sentence of a code: `file_type`, `file_too_large`, `too_many_files` (§8), and those of `errorCode`. */
  textOf: (code: string) => string;
  /** How many files there may be (§9). Default 3. */
  maxFiles?: number | undefined;
  /** How large each may be, in MB of 1,048,576 bytes (§9). Default 5. */
  maxMegabytes?: number | undefined;
  /** Nothing can be added. Default false. */
  disabled?: boolean | undefined;
}

const images = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };

/** Images to send along: chosen, dropped or pasted (§5: png or jpg, 5 MB each, at most 3). */
export function FileUpload(props: FileUploadProps): ReactElement {
  const { files, onAddFiles, onRemoveFile, textOf, maxFiles = 3, maxMegabytes = 5, disabled = false, ...frame } = props;
  const words = useWords();
  const ruleId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const zone = useDropzone({
    accept: images,
    maxSize: maxMegabytes * 1_048_576,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (accepted, rejections) => {
      const sorted = sortFiles(accepted, rejections, maxFiles - files.length);
      setRefused(sorted.refused);
      if (sorted.taken.length > 0) onAddFiles(sorted.taken);
    },
  });
  const remove = (id: string): void => {
    setRefused([]);
    onRemoveFile(id);
    // The button that had the focus goes with its file.
    chooser.current?.focus();
  };
  return (
    <FieldGroup {...frame}>
      {({ errorId }) => (
        <>
          <div
            {...zone.getRootProps({ role: 'presentation', tabIndex: undefined })}
            className={zone.isDragActive ? css.zoneActive : css.zone}
          >
            <input {...zone.getInputProps({ 'aria-hidden': true, tabIndex: -1, className: hidden, style: undefined })} />
            <div className={css.invitation}>
              <Button
                ref={chooser}
                tone="outline"
                size="medium"
                icon={uploadIcon}
                disabled={disabled}
                aria-describedby={classNames(errorId, ruleId)}
                onClick={() => zone.open()}
              >
                {words.filesChoose}
              </Button>
              <span className={css.drop}>{words.filesDrop}</span>
            </div>
            <p id={ruleId} className={css.rule}>
              {fillIn(words.filesRule, { size: maxMegabytes, count: maxFiles })}
              <span role="status" className={css.count}>
                {files.length > 0 && ` (${files.length} / ${maxFiles})`}
              </span>
            </p>
          </div>
          <div aria-live="polite">
            {refused.map(({ id, name, code }) => (
              <p key={id} className={css.failure}>
                {name}: {textOf(code)}
              </p>
            ))}
          </div>
          {files.length > 0 && (
            <ul className={css.list}>
              {files.map(({ errorCode, ...item }) => (
                <FileItem key={item.id} {...item} error={errorCode && textOf(errorCode)} onRemove={() => remove(item.id)} />
              ))}
            </ul>
          )}
        </>
      )}
    </FieldGroup>
  );
}
