export { type CenterEntry, entriesFor } from './CenterModal/centerEntries.ts';
export { MemberCenterList, type MemberCenterListProps, type MenuEntry } from './CenterModal/MemberCenterList.tsx';
export { MemberCenterModal, type MemberCenterModalProps } from './CenterModal/MemberCenterModal.tsx';
export { UnavailableEntry } from './CenterModal/UnavailableEntry.tsx';
export { type CenterCounts, useCenterCounts } from './CenterModal/useCenterCounts.ts';
export { useCenterEntries } from './CenterModal/useCenterEntries.ts';
export { type CenterMember, useCenterMember } from './CenterModal/useCenterMember.ts';
