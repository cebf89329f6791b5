import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ToastListProps } from './ToastList.tsx';
import { type ShownToast, type Toasts, withToast } from './toasts.ts';

type ToastListComponent = (props: ToastListProps) => ReactElement;
const ToastContext = createContext<Toasts | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
}

/** The first paint comes first; a toast that is asked for before fetches its own. */
const preloadAfterMs = 4_000;

/** Apart from what is done with it: a bundler may take a chain of calls along into the import, and its styles are lost outside of that. */
const importList = () => import('./ToastList.tsx');
type LoadList = () => Promise<{ ToastList: ToastListComponent }>;

/** Radix comes a little after the page, before it is asked for: a first toast may well say that the network is gone. */
function useToastList(loadList: LoadList): [ToastListComponent | undefined, () => void] {
  const [List, setList] = useState<ToastListComponent>();
  const load = useCallback(() => {
    // A chunk that does not come is asked for again by the next toast.
    loadList().then(
      (module) => setList(() => module.ToastList),
      () => undefined,
    );
  }, [loadList]);
  // Brought, and not drawn: a page that has nothing to say is not drawn anew for it.
  useEffect(() => {
    const wait = setTimeout(() => void loadList().catch(() => undefined), preloadAfterMs);
    return () => clearTimeout(wait);
  }, [loadList]);
  return [List, load];
}

/** Shows the toasts that `useToasts` asks for, three at most. One near the root of an application. */
export function ToastProvider({ children }: ToastProviderProps): ReactElement {
  return <ToastQueue loadList={importList}>{children}</ToastQueue>;
}

/** The provider, with the loading of its list as a part. */
export function ToastQueue({ loadList, children }: ToastProviderProps & { loadList: LoadList }): ReactElement {
  const [List, load] = useToastList(loadList);
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const current = useRef<readonly ShownToast[]>([]);
  const close = useCallback((id: number): void => {
    const closed = current.current.find((toast) => toast.id === id);
    // Radix and the Escape key may both tell of one end.
    if (!closed) return;
    current.current = current.current.filter((toast) => toast !== closed);
    setShown(current.current);
    closed.onClose?.();
  }, []);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        load();
        lastId.current += 1;
        const before = current.current;
        current.current = withToast(before, { ...toast, id: lastId.current });
        setShown(current.current);
        const { replaced } = current.current.at(-1) ?? {};
        for (const gone of before) if (gone.id !== replaced && !current.current.includes(gone)) gone.onClose?.();
      },
      close: (about) => {
        for (const toast of current.current) if (toast.about === about) close(toast.id);
      },
    }),
    [load, close],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {List && <List toasts={shown} onCloseToast={close} />}
    </ToastContext>
  );
}

/** `toasts.show({ tone: 'positive', title: 'Saved' })`. Throws outside of a `ToastProvider`. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts has nowhere to show a toast, so it would be lost. Wrap the tree in <ToastProvider>.');
  return toasts;
}
