import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ConfirmOptions, DialogRequest, Dialogs } from './requests.ts';

type DialogHostComponent = (request: DialogRequest) => ReactElement;
type LoadDialogHost = () => Promise<{ DialogHost: DialogHostComponent }>;
const loadDialogHost: LoadDialogHost = () => import('./DialogHost.tsx');
const DialogContext = createContext<Dialogs | null>(null);

export interface DialogProviderProps {
  children: ReactNode;
}

/** The first paint comes first; a dialog that is asked for before fetches its own. */
const preloadAfterMs = 4_000;

/** Radix comes a little after the page, before it is asked for: a first dialog may well say that the network is gone. */
function useDialogHost(loadHost: LoadDialogHost): [DialogHostComponent | undefined, () => Promise<void>] {
  const [Host, setHost] = useState<DialogHostComponent>();
  const load = useCallback(async (): Promise<void> => {
    const { DialogHost } = await loadHost();
    setHost(() => DialogHost);
  }, [loadHost]);
  useEffect(() => {
    // What does not come now is asked for again by the first dialog.
    const wait = setTimeout(() => void loadHost().catch(() => undefined), preloadAfterMs);
    return () => clearTimeout(wait);
  }, [loadHost]);
  return [Host, load];
}

/** The browser's own dialog, in the place of one that could not be loaded. */
function isConfirmedByBrowser(kind: DialogRequest['kind'], { title, message }: ConfirmOptions): boolean {
  const text = `${title}\n\n${message}`;
  if (kind === 'confirm') return globalThis.confirm(text);
  globalThis.alert(text);
  return true;
}

/** Shows dialogs that are asked for by `useDialogs`, one after the other. */
export function DialogProvider({ children }: DialogProviderProps): ReactElement {
  return <DialogQueue loadHost={loadDialogHost}>{children}</DialogQueue>;
}

/** The provider, whatever its host comes from. */
export function DialogQueue({ children, loadHost }: DialogProviderProps & { loadHost: LoadDialogHost }): ReactElement {
  const [Host, load] = useDialogHost(loadHost);
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
        // Nothing stays unasked, such as a log-out without a network; the next dialog tries again.
        load().catch(() => answer(isConfirmedByBrowser(kind, options)));
      });
    return { alert: async (options) => void (await ask('alert', options)), confirm: (options) => ask('confirm', options) };
  }, [load]);
  const [current] = queue;
  return (
    <DialogContext value={dialogs}>
      {children}
      {Host && current && <Host key={current.id} {...current} />}
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
