export { Modal, type ModalProps } from './Modal.tsx';
export { type UnsavedChanges, type UnsavedGuard, useUnsavedGuard } from './useUnsavedGuard.tsx';
