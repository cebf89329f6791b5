/** A file that was taken. */
export interface UploadFile {
  /** Tells it from the others, even from one of the same name. */
  id: string;
  /** The file itself. */
  file: File;
  /** How much of it is uploaded, 0 to 1. Default: it is not on its way. */
  progress?: number | undefined;
  /** Why it was not uploaded; `textOf` puts it into words. Default none. */
  errorCode?: string | undefined;
}
