/** Why a file was not taken (§8). */
export type FileRefusal = 'file_type' | 'file_too_large' | 'too_many_files';

/** A file that was not taken. */
export interface RefusedFile {
  /** Two files of one name are two. */
  id: string;
  name: string;
  code: FileRefusal;
}

/** What react-dropzone says of a file that it does not let through. */
interface Rejection {
  file: { name: string };
  errors: readonly { code: string }[];
}

const codeFor: Partial<Record<string, FileRefusal>> = { 'file-too-large': 'file_too_large', 'file-invalid-type': 'file_type' };

/** Splits what was chosen: as many as there is room for are taken, the rest is refused with its reason. */
export function sortFiles(
  accepted: readonly File[],
  rejections: readonly Rejection[],
  room: number,
): { taken: File[]; refused: RefusedFile[] } {
  const free = Math.max(0, room);
  const refused = rejections.map(({ file, errors }) => ({
    name: file.name,
    code: errors.map(({ code }) => codeFor[code]).find((code) => code !== undefined) ?? 'file_type',
  }));
  const surplus = accepted.slice(free).map(({ name }) => ({ name, code: 'too_many_files' as const }));
  return { taken: accepted.slice(0, free), refused: [...refused, ...surplus].map((file, place) => ({ id: `${place}`, ...file })) };
}
