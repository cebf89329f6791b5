import { checkPromotionComment, limits, textLength } from '@baize/contract';
import { Button, Checkbox, Form, Stack, TextArea } from '@baize/design-system';
import type { UploadFile } from '@baize/design-system/FileUpload';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { PictureUpload } from './PictureUpload.tsx';

export interface ApplicationFormProps {
  /** It was refused before, and is sent again. */
  isAgain: boolean;
  isSending: boolean;
  onApply(application: { comment: string; pictures: readonly File[] }): void;
}

/** §3 "Reward request": a comment, up to three pictures, and that the terms are read. */
export function ApplicationForm({ isAgain, isSending, onApply }: ApplicationFormProps): ReactElement {
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  const [commentId, agreeId] = [useId(), useId()];
  const [comment, setComment] = useState('');
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  const [hasRead, setHasRead] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [issue] = checkPromotionComment(comment);
  const problems = wasSent
    ? [
        ...(issue ? [{ fieldId: commentId, message: errorText.of(issue) }] : []),
        ...(hasRead ? [] : [{ fieldId: agreeId, message: t('agreeFirst') }]),
      ]
    : [];
  const send = (): void => {
    setWasSent(true);
    if (!hasRead || issue) return;
    onApply({ comment, pictures: files.map(({ file }) => file) });
  };
  return (
    <Form errors={problems} summaryTitle={(count) => t('problems', { count })} onSubmit={send}>
      <Stack gap={4}>
        <TextArea
          name="comment"
          label={t('comment')}
          optional
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          maxLength={limits.promotionComment}
          lengthOf={textLength}
          id={commentId}
          error={issue && wasSent ? errorText.of(issue) : undefined}
        />
        <PictureUpload
          files={files}
          kept={0}
          onAdd={(added) => setFiles((now) => [...now, ...added.map((file) => ({ id: crypto.randomUUID(), file }))])}
          onRemove={(id) => setFiles((now) => now.filter((file) => file.id !== id))}
        />
        <Checkbox
          id={agreeId}
          label={t('agree')}
          checked={hasRead}
          onChange={({ target }) => setHasRead(target.checked)}
          required
          error={wasSent && !hasRead ? t('agreeFirst') : undefined}
        />
        <Button type="submit" pending={isSending}>
          {t(isAgain ? 'applyAgain' : 'apply')}
        </Button>
      </Stack>
    </Form>
  );
}
