import { loadChunk } from '@baize/features/core';
import { lazy } from './lazy.ts';

// Dialogs that one occasion leads to are one chunk; their texts travel beside it.
export const LoginModal = lazy(() => loadChunk(async () => ({ default: (await import('../shell/loginDialogs.ts')).LoginModal })));
export const SocialBinding = lazy(() => loadChunk(async () => ({ default: (await import('../shell/loginDialogs.ts')).SocialBinding })));
export const SocialFailed = lazy(() => loadChunk(async () => ({ default: (await import('../shell/loginDialogs.ts')).SocialFailed })));
export const ForgotPassword = lazy(() => loadChunk(async () => ({ default: (await import('../shell/loginDialogs.ts')).ForgotPassword })));
export const ForcedPasswordChange = lazy(() =>
  loadChunk(async () => ({ default: (await import('../shell/loginDialogs.ts')).ForcedPasswordChange })),
);
export const AccountModal = lazy(() => loadChunk(async () => ({ default: (await import('../shell/AccountModal.tsx')).AccountModal })));
export const CenterRefusal = lazy(() => loadChunk(async () => ({ default: (await import('../shell/refusalDialogs.ts')).CenterRefusal })));
export const MemberMissing = lazy(() => loadChunk(async () => ({ default: (await import('../shell/refusalDialogs.ts')).MemberMissing })));
export const TrialRefusal = lazy(() => loadChunk(async () => ({ default: (await import('../shell/refusalDialogs.ts')).TrialRefusal })));
export const LoginNeeded = lazy(() => loadChunk(async () => ({ default: (await import('../shell/refusalDialogs.ts')).LoginNeeded })));
export const MemberCenter = lazy(() =>
  loadChunk(async () => ({ default: (await import('../shell/PortalMemberCenter.tsx')).PortalMemberCenter })),
);
export const ArrivalToast = lazy(() => loadChunk(async () => ({ default: (await import('../shell/ArrivalToast.tsx')).ArrivalToast })));
export const TransferToast = lazy(() => loadChunk(async () => ({ default: (await import('../shell/TransferToast.tsx')).TransferToast })));
export const WindowGuard = lazy(() => loadChunk(async () => ({ default: (await import('../shell/windowGuard.ts')).WindowGuard })));
export const AgentCenter = lazy(() =>
  loadChunk(async () => ({ default: (await import('../shell/PortalAgentCenter.tsx')).PortalAgentCenter })),
);
export const ContractRequests = lazy(() =>
  loadChunk(async () => ({ default: (await import('../shell/contractDialogs.ts')).ContractRequests })),
);
export const ContractsPrompt = lazy(() =>
  loadChunk(async () => ({ default: (await import('../shell/PortalContractsPrompt.tsx')).PortalContractsPrompt })),
);
export const NoticeList = lazy(() => loadChunk(async () => ({ default: (await import('../shell/noticeDialogs.ts')).NoticeList })));
export const LoginNoticeView = lazy(() =>
  loadChunk(async () => ({ default: (await import('../shell/noticeDialogs.ts')).LoginNoticeView })),
);
export const TermsModal = lazy(() => loadChunk(async () => ({ default: (await import('../shell/termsDialog.ts')).TermsDialog })));
export const Welcome = lazy(() => loadChunk(async () => ({ default: (await import('../shell/welcomeDialog.ts')).Welcome })));
export const MenuSheet = lazy(() => loadChunk(async () => ({ default: (await import('../shell/PortalMenuSheet.tsx')).PortalMenuSheet })));
