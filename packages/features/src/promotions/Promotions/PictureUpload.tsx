import { isErrorCode, limits } from '@baize/contract';
import { FileUpload, type UploadFile } from '@baize/design-system/FileUpload';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';

export interface PictureUploadProps {
  files: readonly UploadFile[];
  /** Pictures that the gateway has already. */
  kept: number;
  onAdd(files: File[]): void;
  onRemove(id: string): void;
}

const megabyte = 1_048_576;

/** Pictures of an application (§5: png or jpg, 5 MB each, three at most). */
export function PictureUpload({ files, kept, onAdd, onRemove }: PictureUploadProps): ReactElement {
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  const textOf = (code: string): string => {
    if (code === 'file_type' || code === 'file_too_large' || code === 'too_many_files') return t(`picture.${code}`);
    return errorText.ofCode(isErrorCode(code) ? code : 'system_error');
  };
  return (
    <FileUpload
      label={t('pictures')}
      help={kept > 0 ? t('picturesSent', { count: kept }) : t('picturesHelp')}
      files={files}
      maxFiles={Math.max(0, limits.images.most - kept)}
      maxMegabytes={limits.images.bytes / megabyte}
      textOf={textOf}
      onAddFiles={onAdd}
      onRemoveFile={onRemove}
    />
  );
}
