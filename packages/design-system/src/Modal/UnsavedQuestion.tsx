import { type ReactElement, useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { attempt } from '../shared/attempt.ts';
import { Text } from '../Text/index.ts';
import { dialogPanel, layer } from './Modal.css.ts';
import { ModalLayer } from './ModalLayer.tsx';
import type { UnsavedChanges } from './UnsavedChanges.ts';

export interface UnsavedQuestionProps {
  /** What would be lost. */
  unsaved: UnsavedChanges;
  /** Saved, or given up. */
  onLeave: () => void;
  /** Back to the changes: cross, Escape, or a save that failed. */
  onStay: () => void;
}

/** Save, discard, or go on editing: a layer above the one that is being left. */
export function UnsavedQuestion({ unsaved, onLeave, onStay }: UnsavedQuestionProps): ReactElement {
  const words = useWords();
  const messageId = useId();
  const [pending, setPending] = useState(false);
  const { title, message } = unsaved.question ?? { title: words.unsavedTitle, message: words.unsavedMessage };
  const save = async (): Promise<void> => {
    setPending(true);
    const done = await attempt(() => unsaved.onSave());
    if (done) onLeave();
    else onStay();
  };
  const discard = (): void => {
    unsaved.onDiscard?.();
    onLeave();
  };
  // Halfway through a save there is nothing to decide: what was asked for is under way.
  const stay = (): void => (pending ? undefined : onStay());
  const buttons = (
    <>
      <Button tone="outline" disabled={pending} onClick={discard}>
        {words.discard}
      </Button>
      <Button pending={pending} onClick={save} data-part="first">
        {words.save}
      </Button>
    </>
  );
  return (
    <ModalLayer
      role="alertdialog"
      title={title}
      describedBy={messageId}
      closeLabel={words.keepEditing}
      maskClosable={false}
      onClose={stay}
      layerClass={layer}
      panelClass={dialogPanel}
      footer={buttons}
    >
      <Text id={messageId} tone="muted">
        {message}
      </Text>
    </ModalLayer>
  );
}
