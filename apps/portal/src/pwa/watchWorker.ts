/** How often an open page asks whether there is a new build. */
const checkEveryMs = 60 * 60_000;

/** The script of this page's own build. */
const ownEntry = (): string => {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  return new URL(scripts.at(-1)?.src ?? '/', location.href).pathname;
};

/** The script of the build that a worker belongs to. */
function entryOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage({ type: 'entry' }, [port2]);
  });
}

/** What this page has loaded already is kept for a visit without a network. */
function keepLoaded(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'keep', addresses: performance.getEntriesByType('resource').map(({ name }) => name) });
}

/**
 * Registers the worker of the lite app, once the page has what it needs. Nothing reloads by itself: a form that is being filled in stays.
 * @param onUpdate told when another build than this page's is ready; `apply` reloads this page with it
 * @returns what stops the watching
 */
export function watchWorker(onUpdate: (apply: () => void) => void): () => void {
  const { serviceWorker } = navigator;
  const stop = new AbortController();
  const { signal } = stop;
  const reload = (): void => location.reload();

  async function offer(worker: ServiceWorker): Promise<void> {
    if ((await entryOf(worker)) === ownEntry()) {
      // The page came from the network with this build already: there is nothing to reload.
      worker.postMessage({ type: 'activate' });
      return;
    }
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      worker.postMessage({ type: 'activate' });
    });
  }

  function watch(registration: ServiceWorkerRegistration): void {
    if (registration.waiting) void offer(registration.waiting);
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration;
        const isFirst = registration.active === null;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed' && !isFirst) void offer(installing);
        });
      },
      { signal },
    );
    const check = (): void => void registration.update().catch(() => undefined);
    const timer = setInterval(check, checkEveryMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check(), { signal });
    void serviceWorker.ready.then(({ active }) => keepLoaded(active));
  }

  // A browser may refuse: private windows, policies. The portal works without.
  serviceWorker
    .register('/web/sw.js', { scope: '/web/', updateViaCache: 'none' })
    .then((registration: ServiceWorkerRegistration | undefined) => {
      if (registration && !signal.aborted) watch(registration);
    })
    .catch(() => undefined);
  return () => stop.abort();
}
