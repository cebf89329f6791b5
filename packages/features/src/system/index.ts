export { type ClosedTexts, ClosedView, type ClosedViewProps } from './SystemGate/ClosedView.tsx';
export { SystemGate, type SystemGateProps } from './SystemGate/SystemGate.tsx';
export { type SystemState, systemStateOf, systemStatusQuery, useSystemStatus } from './SystemGate/useSystemStatus.ts';
