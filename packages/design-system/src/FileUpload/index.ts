export { FileUpload, type FileUploadProps, type UploadFile } from './FileUpload.tsx';
export type { FileRefusal } from './refusals.ts';
