export { permissionQueryKey } from './permissionQueryKey.ts';

import { sessionQueryKey } from './session/SessionProvider.tsx';

/** Query keys that more than one domain reads or writes. */
export const systemStatusQueryKey = ['system', 'status'] as const;
/** Cache key of what the brand says and shows to everybody: notices, banners and the home page's promotions; each has a name below it. */
export const noticesQueryKey = ['notices'] as const;
/** Cache key of an account’s balance: another account never sees it. */
export const balanceQueryKey = (account: string) => [sessionQueryKey, account, 'balance'] as const;
/** Cache key of what an account has on each of its wallets. */
export const vendorWalletsQueryKey = (account: string) => [sessionQueryKey, account, 'vendorWallets'] as const;
/** Cache key of an account’s orders at the cashier; each list has a name below it. */
export const cashierQueryKey = (account: string) => [sessionQueryKey, account, 'cashier'] as const;
/** Cache key of an account’s bank cards. */
export const bankCardsQueryKey = (account: string) => [sessionQueryKey, account, 'bankCards'] as const;
/** Cache key of how many messages an account has not read. */
export const unreadMessagesQueryKey = (account: string) => [sessionQueryKey, account, 'unreadMessages'] as const;
/** Cache key of the count of unread messages that a member has been told of, or that waited when the page began. */
export const toldMessagesQueryKey = (account: string) => [sessionQueryKey, account, 'toldMessages'] as const;
/** Cache key of what has come to an agent from other accounts, as the live events tell it, until he has been told. */
export const transferArrivalsQueryKey = (account: string) => [sessionQueryKey, account, 'transferArrivals'] as const;
/** Cache key of how many rewards have come to a member since the page began, as the live events tell it, and that he was not told of yet. */
export const rewardArrivalsQueryKey = (account: string) => [sessionQueryKey, account, 'rewardArrivals'] as const;
/** Cache key of what was written to an account. */
export const messagesQueryKey = (account: string) => [sessionQueryKey, account, 'messages'] as const;
/** Cache key of how many promotions an account can claim, by kind. */
export const availablePromotionsQueryKey = (account: string) => [sessionQueryKey, account, 'availablePromotions'] as const;
/** Cache key of an account's promotions, rewards and bonuses; each list has a name below it. A visitor's account is empty. */
export const promotionsQueryKey = (account: string) => [sessionQueryKey, account, 'promotions'] as const;
/** Cache key of what the login's reply said of the password, until the member info has come. */
export const passwordExpiryQueryKey = (account: string) => [sessionQueryKey, account, 'passwordExpiry'] as const;
/** Cache key of who is logged in. */
export const memberInfoQueryKey = (account: string) => [sessionQueryKey, account, 'memberInfo'] as const;
/** Cache key of the ids of a player's favourites. */
export const favoriteIdsQueryKey = (account: string) => [sessionQueryKey, account, 'favoriteIds'] as const;
/** Cache key of a player's favourite games. */
export const favoritesQueryKey = (account: string) => [sessionQueryKey, account, 'favorites'] as const;
/** Cache key of the games that a player has opened last. */
export const recentGamesQueryKey = (account: string) => [sessionQueryKey, account, 'recentGames'] as const;
/** Cache key of what the menus of the navigation list: the same for everybody. */
export const gameMenusQueryKey = ['games', 'menus'] as const;
/** Cache key of how many contract requests wait for an account, as the live events tell it. */
export const contractRequestCountQueryKey = (account: string) => [sessionQueryKey, account, 'contractRequestCount'] as const;
/** Cache key of an account's contracts with its upline and its downlines; each list has a name below it. */
export const contractsQueryKey = (account: string) => [sessionQueryKey, account, 'contracts'] as const;
/** Cache key of the contract requests and contracts of an account. */
export const consolidatedQueryKey = (account: string) => [sessionQueryKey, account, 'consolidated'] as const;
/** Cache key of why an account's last bet was refused by its own limit or break, as the live events tell it. */
export const playStopQueryKey = (account: string) => [sessionQueryKey, account, 'playStop'] as const;
/** Cache key of what protects a player: limits, breaks and reality checks. */
export const protectionQueryKey = (account: string) => [sessionQueryKey, account, 'protection'] as const;
/** Cache key of an account's points; each list of the points mall has a name below it. */
export const pointsQueryKey = (account: string) => [sessionQueryKey, account, 'points'] as const;
/** Cache key of what is set for the safety of an account; what lies below it is about its logins. */
export const securityQueryKey = (account: string) => [sessionQueryKey, account, 'security'] as const;
/** Cache key of an account's legion and of all that it shows. */
export const legionQueryKey = (account: string) => [sessionQueryKey, account, 'legion'] as const;
/** Cache key of the legion that an account is in: null where it is in none. */
export const guildQueryKey = (account: string) => [...legionQueryKey(account), 'guild'] as const;
/** Cache key of how an account has lost its legion by another's doing, as the live events tell it, until it has been told. */
export const guildLossesQueryKey = (account: string) => [sessionQueryKey, account, 'guildLosses'] as const;
/** Cache key of the lotteries with their periods: the same for everybody. */
export const lotteriesQueryKey = ['lottery', 'lotteries'] as const;
/** Cache key of the last results of a lottery, of which the newest is that of a period: the same for everybody. */
export const lotteryDrawsQueryKey = (lottery: string, last: string | undefined) => ['lottery', 'draws', lottery, last] as const;
/** Cache key of an account's orders and chases on lotteries; each list has a name below it. */
export const lotteryOrdersQueryKey = (account: string) => [sessionQueryKey, account, 'lotteryOrders'] as const;
