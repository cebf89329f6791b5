import { brandPlugin } from '@baize/brand/vite';
import { supported } from '@baize/contract';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Where the gateway is; the sandbox of a checkout of Baize by default. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4100';
/** Calls, game art, and the games of the sandbox. */
const proxy = { '/api': gateway, '/art': gateway, '/sandbox': gateway };

export default defineConfig({
  plugins: [react(), brandPlugin('brand', supported)],
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  // A strict policy of the page allows pictures as files.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The packages import style sheets, which Node alone does not read.
  test: { environment: 'happy-dom', server: { deps: { inline: [/@baize\//] } }, testTimeout: 30_000 },
});
