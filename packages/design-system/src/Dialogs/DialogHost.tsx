import { type ReactElement, useId } from 'react';
import { Modal } from '../Modal/index.ts';
import { Text } from '../Text/index.ts';
import type { DialogRequest } from './requests.ts';

/** Draws one request; loaded with Radix at the first dialog. */
export function DialogHost({ kind, options, answer }: DialogRequest): ReactElement {
  const messageId = useId();
  const { title, message, okText, tone } = options;
  return (
    <Modal
      open
      role="alertdialog"
      width={400}
      title={title}
      describedBy={messageId}
      maskClosable={false}
      showClose={false}
      okText={okText}
      okTone={tone}
      cancelText={kind === 'alert' ? null : options.cancelText}
      onOk={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Text id={messageId} tone="muted">
        {message}
      </Text>
    </Modal>
  );
}
