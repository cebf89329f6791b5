// What tests of the gateway know of the sandbox that they run on. Nothing else in this folder imports it but `loadSandbox.ts`.
export {
  createJackpotBank,
  demoPassword,
  sandboxDraws,
  sandboxNotices,
  sandboxPopups,
} from '@baize/sandbox/testing';
