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
  root.lang = stored('hisLang') === 'en' ? 'en' : 'vi';
  const texts = document.currentScript.getAttribute(`data-texts-${root.lang}`);
  if (texts) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = texts;
    document.head.append(link);
  }
  // The browser offers to install the page once, and early: the download page takes the offer up.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.baizeInstallOffer = event;
    dispatchEvent(new Event('baize-install-offer'));
  });
}
