// Parts of the sandbox for tests of the gateway. Nothing else in this folder imports the sandbox but `loadSandbox.ts`.
export {
  createJackpotBank,
  demoPassword,
  sandboxDraws,
  sandboxNotices,
  sandboxPopups,
} from '@baize/sandbox/testing';
