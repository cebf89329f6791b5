import type { PromotionEntry } from '@baize/contract';
import { Stack, Text } from '@baize/design-system';
import type { UploadFile } from '@baize/design-system/FileUpload';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf } from '../../core/index.ts';
import { PictureUpload } from './PictureUpload.tsx';

export interface WaitingApplicationProps {
  entry: PromotionEntry;
  /** @throws CallError */
  onSendPicture(file: File): Promise<void>;
}

/** What was sent with an application, and room for the pictures that it lacks. */
export function WaitingApplication({ entry, onSendPicture }: WaitingApplicationProps): ReactElement {
  const { t } = useTranslation('promotions');
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  const change = (id: string, part: Partial<UploadFile>): void =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, ...part } : file)));
  const add = (added: File[]): void => {
    for (const file of added) {
      const id = crypto.randomUUID();
      setFiles((now) => [...now, { id, file, progress: 0 }]);
      void onSendPicture(file).then(
        // The count of those that were sent tells of it.
        () => setFiles((now) => now.filter((one) => one.id !== id)),
        (error: unknown) => change(id, { progress: undefined, errorCode: errorCodeOf(error) }),
      );
    }
  };
  return (
    <Stack gap={3}>
      {entry.comment && (
        <div>
          <Text size="small" tone="muted">
            {t('yourComment')}
          </Text>
          <Text>{entry.comment}</Text>
        </div>
      )}
      <PictureUpload
        files={files}
        kept={entry.images}
        onAdd={add}
        onRemove={(id) => setFiles((now) => now.filter((file) => file.id !== id))}
      />
    </Stack>
  );
}
