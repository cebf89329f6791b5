/** The page below all layers, and the site; undefined until an app names them, as in Storybook: its title stays then. */
let named: { page: string; site: string } | undefined;
/** Names of the open layers, the uppermost last. */
let layers: readonly { title: string }[] = [];

function show(): void {
  if (named) document.title = `${layers.at(-1)?.title ?? named.page} · ${named.site}`;
}

/** Names the page for the browser's tab, its history and screen readers; an open layer's name stands before it until that closes. */
export function namePage(page: string, site: string): void {
  named = { page, site };
  show();
}

/** Names a layer that lies over the page. @returns takes its name away, as the layer closes */
export function nameLayer(title: string): () => void {
  const own = { title };
  layers = [...layers, own];
  show();
  return () => {
    layers = layers.filter((layer) => layer !== own);
    show();
  };
}
