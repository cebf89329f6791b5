// Parts of the sandbox for tests of the gateway, the money floor and the bench.
export { createSandboxCashier } from './cashier/sandboxCashier.ts';
export { createJackpotBank } from './game/jackpotBank.ts';
export { sandboxDraws } from './lottery/lotteries.ts';
export { demoPassword } from './seed/demoAccounts.ts';
export { sandboxNotices, sandboxPopups } from './seed/notices.ts';
export { claimSandboxRounds } from './seed/playSandboxRounds.ts';
