export { TermsDialog } from './Terms/TermsDialog.tsx';
