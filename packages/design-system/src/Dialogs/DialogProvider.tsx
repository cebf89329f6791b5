import { createContext, lazy, type ReactElement, type ReactNode, Suspense, use, useMemo, useRef, useState } from 'react';
import type { ConfirmOptions, DialogRequest, Dialogs } from './requests.ts';

const DialogHost = lazy(() => import('./DialogHost.tsx').then((module) => ({ default: module.DialogHost })));
const DialogContext = createContext<Dialogs | null>(null);

export interface DialogProviderProps {
  children: ReactNode;
}

/** Shows dialogs that are asked for by `useDialogs`, one after the other. */
export function DialogProvider({ children }: DialogProviderProps): ReactElement {
  const [queue, setQueue] = useState<readonly DialogRequest[]>([]);
  const lastId = useRef(0);
  const dialogs = useMemo<Dialogs>(() => {
    const ask = (kind: DialogRequest['kind'], options: ConfirmOptions): Promise<boolean> =>
      new Promise((resolve) => {
        lastId.current += 1;
        const id = lastId.current;
        const answer = (confirmed: boolean): void => {
          setQueue((waiting) => waiting.filter((request) => request.id !== id));
          resolve(confirmed);
        };
        setQueue((waiting) => [...waiting, { id, kind, options, answer }]);
      });
    return { alert: async (options) => void (await ask('alert', options)), confirm: (options) => ask('confirm', options) };
  }, []);
  const [current] = queue;
  return (
    <DialogContext value={dialogs}>
      {children}
      <Suspense>{current && <DialogHost key={current.id} {...current} />}</Suspense>
    </DialogContext>
  );
}

/** Awaited dialogs: `if (await dialogs.confirm({ title, message })) …`. Throws outside of a `DialogProvider`. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogContext);
  if (!dialogs)
    throw new Error('useDialogs has nowhere to show a dialog, so its promise would never end. Wrap the tree in <DialogProvider>.');
  return dialogs;
}
