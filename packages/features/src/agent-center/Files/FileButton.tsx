import { Button, Inline, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import type { TeamFile } from './useTeamFile.ts';

export interface FileButtonProps {
  file: Pick<TeamFile, 'isAsking' | 'refusal'>;
  /** Keeps all rows as a file, loaded or not. */
  onSave(): void;
}

/** Keeps all of a list as a file, and says where it did not come whole. */
export function FileButton({ file, onSave }: FileButtonProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const errorText = useErrorText();
  return (
    <>
      <Inline>
        <Button tone="outline" size="medium" pending={file.isAsking} onClick={onSave}>
          {t('team.export')}
        </Button>
      </Inline>
      {file.refusal && (
        <div role="alert">
          <Text tone="negative">
            {t('team.exportFailed')} {errorText.of(file.refusal)}
          </Text>
        </div>
      )}
    </>
  );
}
