import type { GameCategory, VendorType } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { VendorWallet } from '../../ledger/schema.ts';
import { isUnrolled } from '../../rollups/isUnrolled.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The account that a game plays from: the main one, or what the player has with the game's vendor. */
export type GameWallet = 'main' | VendorWallet;

export const games = pgTable(
  'games',
  {
    gameId: text('game_id').primaryKey(),
    nodeId: text('node_id').notNull(),
    vendor: text('vendor').notNull(),
    vassalage: text('vassalage').notNull(),
    vendorType: text('vendor_type').$type<VendorType>().notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    nameVi: text('name_vi').notNull(),
    nameEn: text('name_en').notNull(),
    popularity: integer('popularity').notNull(),
    isHot: boolean('is_hot').notNull(),
    isNew: boolean('is_new').notNull(),
    hasDemo: boolean('has_demo').notNull(),
  },
  (table) => [
    uniqueIndex('games_node').on(table.nodeId),
    index('games_popular').on(table.popularity.desc(), table.gameId),
    index('games_popular_type').on(table.vendorType, table.popularity.desc(), table.gameId),
    index('games_popular_category').on(table.category, table.popularity.desc(), table.gameId),
  ],
);

/** Favourites (§3) by the id that the wire has: one whose game has left the catalogue waits for its return. */
export const favoriteGames = pgTable(
  'favorite_games',
  { customerId: uuid('customer_id').notNull(), nodeId: text('node_id').notNull(), addedAt: at('added_at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.customerId, table.nodeId] })],
);

/** PVP rooms (§3): the same game at other stakes. The one who runs them closes and opens them. */
export const pvpRooms = pgTable(
  'pvp_rooms',
  {
    roomId: text('room_id').primaryKey(),
    gameId: text('game_id').notNull(),
    nameVi: text('name_vi').notNull(),
    nameEn: text('name_en').notNull(),
    minStake: bigint('min_stake', { mode: 'number' }).notNull(),
    maxStake: bigint('max_stake', { mode: 'number' }).notNull(),
    /** Balance that a player needs to enter, in the minor unit. */
    minBalance: bigint('min_balance', { mode: 'number' }).notNull(),
    seats: integer('seats').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    check('pvp_rooms_stakes', sql`${table.minStake} > 0 and ${table.maxStake} >= ${table.minStake}`),
    check('pvp_rooms_entry', sql`${table.minBalance} >= ${table.minStake} and ${table.seats} > 0`),
  ],
);

/** Opened by a launch; its token goes to the provider. Ends with the player's session. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    customerId: uuid('customer_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    sessionHash: text('session_hash').notNull(),
    provider: text('provider').notNull(),
    gameId: text('game_id').notNull(),
    /** PVP room of the seat (§3); null for a game without a room. */
    roomId: text('room_id'),
    wallet: text('wallet').$type<GameWallet>().notNull().default('main'),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.tokenHash] }),
    index('game_sessions_session').on(table.customerId, table.sessionHash),
    index('game_sessions_recent').on(table.customerId, table.createdAt),
    index('game_sessions_open').on(table.createdAt).where(sql`${table.endedAt} is null`),
    // Of the seats alone: few launches take one.
    index('game_sessions_seats').on(table.createdAt).where(sql`${table.roomId} is not null and ${table.endedAt} is null`),
  ],
);

/**
 * What providers asked of the wallet, once per (customer, provider, transaction id). A rollback that came before
 * its bet or win is kept as a row under the id of that one too, which then finds its place taken.
 */
export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    customerId: uuid('customer_id').notNull(),
    provider: text('provider').notNull(),
    transactionId: text('transaction_id').notNull(),
    kind: text('kind', { enum: ['bet', 'win', 'rollback'] }).notNull(),
    requestHash: text('request_hash').notNull(),
    roundId: text('round_id').notNull(),
    gameId: text('game_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull(),
    rolledBackAt: at('rolled_back_at'),
    /** For a bet: time of the first later win of its round. */
    settledAt: at('settled_at'),
    /** For a win: whether its round ended with it. */
    endsRound: boolean('ends_round').notNull().default(false),
    /** For a bet: its stake was held, and counted, before: of a period of a multi-period order. */
    isHeld: boolean('is_held').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.provider, table.transactionId] }),
    // Nothing in it changes when a bet is settled, so that marking it writes to no index.
    index('wallet_transactions_round').on(table.customerId, table.provider, table.roundId),
    // Of the sweep alone: rows come in the order of their times, so that it has a line for many, and a bet hardly pays for it.
    index('wallet_transactions_age').using('brin', table.createdAt),
  ],
);

/** Totals of a round. A round's name is its game's own: two games may use one. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    customerId: uuid('customer_id').notNull(),
    provider: text('provider').notNull(),
    roundId: text('round_id').notNull(),
    gameId: text('game_id').notNull(),
    /** Type of its game at its beginning, since the catalogue may drop the game; null for a game outside the catalogue. */
    vendorType: text('vendor_type').$type<VendorType>(),
    currency: text('currency').notNull(),
    betTotal: bigint('bet_total', { mode: 'number' }).notNull().default(0),
    winTotal: bigint('win_total', { mode: 'number' }).notNull().default(0),
    openedAt: at('opened_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
    /**
     * Whether the daily figures have this round, and with which totals. Of a round that was reopened they have it no more; the contracts
     * of agents have it with these totals until it is over again.
     */
    isRolled: boolean('is_rolled').notNull().default(false),
    rolledBet: bigint('rolled_bet', { mode: 'number' }).notNull().default(0),
    rolledWin: bigint('rolled_win', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.provider, table.gameId, table.roundId] }),
    index('game_rounds_opened').on(table.customerId, table.openedAt),
    // Of a large team: rounds of all are walked through, and those of others are passed over.
    index('game_rounds_by_time').on(table.openedAt),
    // The history of one game, and of the games of one type.
    index('game_rounds_by_game').on(table.customerId, table.gameId, table.openedAt),
    index('game_rounds_by_type').on(table.customerId, table.vendorType, table.openedAt),
    // Few rounds stand open at a time.
    index('game_rounds_open').on(table.customerId, table.gameId).where(sql`${table.endedAt} is null`),
    // Of the winners list alone: few rounds are in it, so few pay for it.
    index('game_rounds_big_wins')
      .on(table.endedAt.desc())
      .where(sql`${table.winTotal} >= 10 * ${table.betTotal} and ${table.winTotal} > 0`),
    // Of rounds that ended, or changed, since the figures were brought up to date: a bet does not get into it.
    index('game_rounds_unrolled').on(table.customerId).where(isUnrolled),
    check('game_rounds_totals', sql`${table.betTotal} >= 0 and ${table.winTotal} >= 0`),
  ],
);

/** Tables of this domain. */
export const gamesTables = { favoriteGames, gameRounds, gameSessions, games, pvpRooms, walletTransactions };
