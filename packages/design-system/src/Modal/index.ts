export { Modal, type ModalProps } from './Modal.tsx';
export type { UnsavedChanges } from './UnsavedChanges.ts';
export { type UnsavedGuard, useUnsavedGuard } from './useUnsavedGuard.tsx';
