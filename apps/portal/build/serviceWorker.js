// The worker of the lite app, served as /web/sw.js: opens the portal without a network. It touches files below /web/ and nothing else:
// no call of the gateway, no money, no picture of a game ever passes through it. `liteApp.ts` writes the build's files into it.
const { build, entry, files } = __BUILD__;
const prefix = 'baize-build-';
const cacheName = prefix + build;
const page = '/web/';

async function keepShell() {
  const cache = await caches.open(cacheName);
  // What has no hash in its name is asked for anew.
  await cache.addAll(files.map((file) => new Request(file, { cache: file.startsWith('/web/assets/') ? 'default' : 'no-cache' })));
}

/** The build before this one stays: a tab that has not been reloaded may still want a part of it. */
async function dropOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** As this build has kept it; the build before it only has what this one has not. */
const kept = async (request) => (await (await caches.open(cacheName)).match(request)) ?? (await caches.match(request));

/** The page as the gateway has it now; without a network the one that was kept. */
async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const answer = await kept(page);
    if (answer) return answer;
    throw error;
  }
}

/** Files whose names carry a hash never change. */
async function readAsset(request) {
  const before = await kept(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

async function readFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(request);
    if (answer) return answer;
    throw error;
  }
}

/** What a page had loaded before the worker stood: it lies in the browser's own cache, and costs nothing. */
async function keepLoaded(addresses) {
  const cache = await caches.open(cacheName);
  const assets = addresses.filter((address) => new URL(address).pathname.startsWith('/web/assets/'));
  await Promise.all(assets.map(async (address) => (await caches.match(address)) ?? (await cache.add(address).catch(() => undefined))));
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(page)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/web/assets/')) event.respondWith(readAsset(request));
  else if (files.includes(pathname)) event.respondWith(readFile(request));
});
self.addEventListener('message', (event) => {
  const { type, addresses } = event.data ?? {};
  if (type === 'entry') event.ports[0]?.postMessage(entry);
  if (type === 'activate') self.skipWaiting();
  if (type === 'keep') event.waitUntil(keepLoaded(addresses));
});
