// What tests of the gateway, the money floor and the bench know of the sandbox beside its port.
export { createSandboxCashier } from './cashier/sandboxCashier.ts';
export { createJackpotBank } from './game/jackpotBank.ts';
export { sandboxDraws } from './lottery/lotteries.ts';
export { demoPassword } from './seed/demoAccounts.ts';
export { sandboxNotices, sandboxPopups } from './seed/notices.ts';
