import { isErrorCode, limits } from '@baize/contract';
import type { UploadFile } from '@baize/design-system/FileUpload';
import { FileUpload } from '@baize/design-system/FileUpload';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../core/index.ts';

export interface ProofUploadProps {
  /** What the pictures are of. */
  label: string;
  /** What they are good for. */
  help: string;
  /** Pictures that the gateway has already. */
  kept: number;
  /** Sends one. @throws CallError */
  onSend(file: File): Promise<unknown>;
}

const megabyte = 1_048_576;

/** Pictures that go with an order, for customer service (§9: png or jpg, 5 MB each, three at most). */
export function ProofUpload({ label, help, kept, onSend }: ProofUploadProps): ReactElement {
  const { t } = useTranslation('cashier');
  const errorText = useErrorText();
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  const [keptBefore] = useState(kept);
  const change = (id: string, part: Partial<UploadFile>): void =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, ...part } : file)));
  const add = (chosen: File[]): void => {
    for (const file of chosen) {
      const id = crypto.randomUUID();
      setFiles((now) => [...now, { id, file, progress: 0 }]);
      void onSend(file).then(
        () => change(id, { progress: undefined }),
        (error: unknown) => change(id, { progress: undefined, errorCode: errorCodeOf(error) }),
      );
    }
  };
  const textOf = (code: string): string => {
    if (code === 'file_type' || code === 'file_too_large' || code === 'too_many_files') return t(`proof.${code}`);
    return errorText.ofCode(isErrorCode(code) ? code : 'system_error');
  };
  return (
    <FileUpload
      label={label}
      help={keptBefore > 0 ? t('proofKept', { count: keptBefore }) : help}
      files={files}
      maxFiles={Math.max(0, limits.images.most - keptBefore)}
      maxMegabytes={limits.images.bytes / megabyte}
      textOf={textOf}
      onAddFiles={add}
      onRemoveFile={(id) => setFiles((now) => now.filter((file) => file.id !== id))}
    />
  );
}
