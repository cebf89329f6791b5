import { bankCards, deposits, proofs, withdrawals } from './schema/cashier.ts';
import { agentContracts } from './schema/contracts.ts';
import { affiliateCodes, customers, loginAttempts, loginChallenges, passwordResets, sessions, trustedIps } from './schema/customers.ts';
import { agentApplications, feedbacks } from './schema/feedback.ts';
import { favoriteGames, gameRounds, gameSessions, games, pvpRooms, walletTransactions } from './schema/games.ts';
import { jackpotPots, jackpotRounds } from './schema/jackpots.ts';
import { accounts, ledgerEntries, ledgerTransactions } from './schema/ledger.ts';
import { lotteryDraws } from './schema/lottery.ts';
import { messages } from './schema/messages.ts';
import { notices } from './schema/notices.ts';
import { attemptCounters, captchas, seenBodies, verificationCodes } from './schema/security.ts';
import { socialAttempts, socialIdentities, socialTickets } from './schema/social.ts';
import { idempotencyKeys, liveCursors, liveOutbox, liveProcesses, liveStreams, sandboxMessages, settings } from './schema/wire.ts';

/** Every table of the gateway. */
export const schema = {
  customers,
  sessions,
  trustedIps,
  loginAttempts,
  loginChallenges,
  passwordResets,
  affiliateCodes,
  socialIdentities,
  socialAttempts,
  socialTickets,
  accounts,
  ledgerTransactions,
  ledgerEntries,
  deposits,
  withdrawals,
  bankCards,
  proofs,
  games,
  favoriteGames,
  gameSessions,
  pvpRooms,
  walletTransactions,
  gameRounds,
  jackpotPots,
  jackpotRounds,
  lotteryDraws,
  idempotencyKeys,
  liveCursors,
  liveOutbox,
  liveProcesses,
  liveStreams,
  messages,
  settings,
  sandboxMessages,
  attemptCounters,
  captchas,
  seenBodies,
  verificationCodes,
  notices,
  feedbacks,
  agentApplications,
  agentContracts,
};
