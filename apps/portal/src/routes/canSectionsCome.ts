let loading: Promise<boolean> | undefined;

/** False where the chunk of the home's sections is lost: then nothing comes above what waits for them. The same promise each time. */
export function canSectionsCome(): Promise<boolean> {
  loading ??= import('./HomeSections.tsx').then(
    () => true,
    () => false,
  );
  return loading;
}
