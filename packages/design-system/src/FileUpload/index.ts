export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { FileRefusal } from './refusals.ts';
export type { UploadFile } from './UploadFile.ts';
