// Runs before the first paint: theme and language of the last visit, and the texts of that language on their way.
// A file of its own, since the content security policy allows no inline script.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = stored('baize-theme');
  const preferred = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : preferred;
  // The first is what the brand greets a new visitor in.
  const languages = root.dataset.languages.split(' ');
  root.lang = languages.includes(stored('hisLang')) ? stored('hisLang') : languages[0];
  // The build has left a visitor's home in the page (firstPaint.css.ts). It is seen where the visit begins there, and looks as on a first one:
  // no session, and room for what the brand may have to say. Elsewhere its shell is, which every page has but those without header and footer.
  // What an address brings along the script has to read before a link leads on.
  const isHome = /^\/web\/?$/.test(location.pathname);
  const bringsMore = /[?&](?:group|referralCode|affiliateCode|social|socialError)=/.test(location.search);
  const isBare = /^\/web\/(?:workcenter|play\/[^/]+)\/?$/i.test(location.pathname);
  const hasShell = !bringsMore && !isBare && !stored('token') && !root.dataset.brandTexts;
  const isAsFirst = isHome && !stored('baize-notices-none') && !stored('baize-jackpots-none');
  // All of it at once, when the page has been read to its end: half a row would stand elsewhere.
  const showFirstPaint = () => {
    if (!hasShell) return;
    root.dataset.firstPaint = isAsFirst ? 'home' : 'shell';
    if (!isHome) for (const entry of document.querySelectorAll('#root [aria-current]')) entry.removeAttribute('aria-current');
  };
  document.addEventListener('readystatechange', showFirstPaint, { once: true });
  const bring = (name, kind) => {
    for (const href of document.currentScript.getAttribute(name)?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', href, ...kind }));
  };
  bring(`data-texts-${root.lang}`, { rel: 'preload', as: 'fetch' });
  const isVisitorsHome = isHome && !stored('token');
  const asksEarly = isVisitorsHome && !bringsMore;
  const bringChunks = (name) => bring(name, { rel: 'modulepreload' });
  // All but a visitor's home begins with routes/lazyModules.ts; what sends the calls is needed wherever the first of them are not sent here.
  if (!isVisitorsHome) bringChunks('data-lazy');
  if (stored('token')) bringChunks('data-member');
  if (!asksEarly) bringChunks('data-sender');
  // What a visitor's home asks is asked before the script is there, just as its client would. That takes each reply once (createClient.ts).
  const early = new Map();
  globalThis.takeEarlyRead = (address) => {
    const read = early.get(address);
    early.delete(address);
    return read;
  };
  const ask = (path) => {
    const address = new URL(`/api/${path}`, location.origin).href;
    const headers = {
      'x-module-id': 'portal',
      'x-merchant-code': root.dataset.merchant,
      'x-language': root.lang,
      'x-device': matchMedia('(pointer: coarse)').matches ? 'H5' : 'WEB',
      'x-gateway-version': '3',
    };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new DOMException(`No reply from ${path}.`, 'TimeoutError')), 120_000);
    const response = fetch(address, { headers, credentials: 'include', signal: limit.signal }).finally(() => clearTimeout(timer));
    response.catch(() => undefined);
    early.set(address, { response, sentAt: Date.now() });
  };
  if (asksEarly) {
    ask(`system/status?domain=${location.hostname}`);
    ask('permission');
    ask('games/popular?group=popular');
  }
  // The imports of the build (retriedImports.ts). A chunk that was lost is asked for once more under another address: a browser that keeps failed
  // modules would not ask for the first.
  const lost = new Map();
  // The styles of a chunk that were lost come with the next try: the build's own loader would take them for loaded, and show the part without.
  const lostStyles = new Set();
  const bringStyles = () =>
    Promise.all(
      [...lostStyles].map((href) => {
        lostStyles.delete(href);
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
        const settled = new Promise((resolve) => {
          link.onload = resolve;
          link.onerror = resolve;
        });
        document.head.append(link);
        return settled;
      }),
    );
  globalThis.importChunk = async (address) => {
    await bringStyles();
    const times = lost.get(address) ?? 0;
    try {
      return await import(address).catch((error) => (times > 0 ? import(`${address}?again=${times}`) : Promise.reject(error)));
    } catch (error) {
      lost.set(address, times + 1);
      throw error;
    }
  };
  // §8 the portal's own script or its first texts did not come, twice: never a white screen. Of both languages one is shown.
  const sayNotStarted = () => {
    const said = document.getElementById('not-started').content.cloneNode(true);
    for (const text of said.querySelectorAll(`[lang]:not([lang="${root.lang}"])`)) text.remove();
    const reload = said.querySelector('button');
    reload.addEventListener('click', () => location.reload());
    // The style sheets may be what is missing; the policy allows what a script sets.
    const page = { display: 'grid', gap: '1.5rem', justifyItems: 'center', margin: '20vh auto', maxWidth: '30rem', padding: '1rem' };
    Object.assign(said.querySelector('main').style, page, { font: '1.125rem/1.5 system-ui', textAlign: 'center' });
    Object.assign(reload.style, {
      font: 'inherit',
      padding: '0.75rem 1.5rem',
      border: '1px solid',
      borderRadius: '0.5rem',
      cursor: 'pointer',
    });
    document.getElementById('root').replaceChildren(said);
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && sayNotStarted(), true);
  const noteStyles = ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lostStyles.add(target.href);
  addEventListener('error', noteStyles, true);
  addEventListener('baize-not-started', sayNotStarted);
  // The browser offers to install the page once, and early: the download page takes the offer up.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.baizeInstallOffer = event;
    dispatchEvent(new Event('baize-install-offer'));
  });
}
