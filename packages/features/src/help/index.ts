export { HelpCenter, type HelpCenterProps } from './HelpCenter/HelpCenter.tsx';
export { HelpCenterSkeleton, type HelpCenterSkeletonProps } from './HelpCenter/HelpCenterSkeleton.tsx';
export { HelpCenterView, type HelpCenterViewProps } from './HelpCenter/HelpCenterView.tsx';
export { type HelpCenterModel, useHelpCenter } from './HelpCenter/useHelpCenter.ts';
export { findInHelp, type HelpHit, sectionAt } from './helpRules.ts';
export { TermsDialog } from './Terms/TermsDialog.tsx';
export { TermsDialogView, type TermsDialogViewProps } from './Terms/TermsDialogView.tsx';
export { type HelpState, useHelpTexts } from './useHelpTexts.ts';
