import { useEffect, useState } from 'react';

/** A file as a data address: `img-src 'self' data:` refuses the shorter `blob:`. Undefined until it is read, or where it can't be. */
export function usePreview(file: File): string | undefined {
  const [preview, setPreview] = useState<{ file: File; address: string }>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setPreview({ file, address: String(reader.result) });
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
      reader.abort();
    };
  }, [file]);
  return preview?.file === file ? preview.address : undefined;
}
