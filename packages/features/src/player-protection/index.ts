export { Protection } from './Protection/Protection.tsx';
export { ProtectionView, type ProtectionViewProps } from './Protection/ProtectionView.tsx';
export { type Protecting, useProtection } from './Protection/useProtection.ts';
export { useStatement } from './Protection/useStatement.ts';
