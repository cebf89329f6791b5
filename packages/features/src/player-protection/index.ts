export { Protection } from './Protection/Protection.tsx';
export { type Protecting, useProtection } from './Protection/useProtection.ts';
export { LimitQuestion, type LimitQuestionProps } from './Question/LimitQuestion.tsx';
export { SessionGuard, type SessionGuardProps } from './SessionGuard/SessionGuard.tsx';
export { useStatement } from './Statement/useStatement.ts';
export { WindowGuard, type WindowGuardProps } from './WindowGuard/WindowGuard.tsx';
