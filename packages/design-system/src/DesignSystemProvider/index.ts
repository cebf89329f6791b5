export { type LinkComponent, type LinkComponentProps, useLinkComponent, usePortalContainer, useWords } from './context.ts';
export { DesignSystemProvider, type DesignSystemProviderProps } from './DesignSystemProvider.tsx';
