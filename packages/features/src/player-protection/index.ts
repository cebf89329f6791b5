export { Protection } from './Protection/Protection.tsx';
export { type Protecting, useProtection } from './Protection/useProtection.ts';
export { useStatement } from './Protection/useStatement.ts';
export { SessionGuard, type SessionGuardProps } from './SessionGuard/SessionGuard.tsx';
