/**
 * The terms that contracts and reports are reckoned with; features have a sentence of each, shown by an info mark.
 * - `team`: a member and all below him, at any depth.
 * - `validBet`: stakes of rounds that are over, counted when a round is settled; a rollback counts negatively when it happens.
 * - `netLoss`: valid bets less the payouts of these rounds; negative where the members won. A dividend's is of its product type alone.
 * - `activeMember`: a member of the team whose own valid bets in the period reach the brand's `activeMinimumBet`.
 * - `carried`: loss of periods before that is set off against this one's net loss.
 * - `lossBets`, `profitBets`: stakes of members who lost, or did not lose, within 5 minutes.
 */
export const contractFigures = ['team', 'validBet', 'netLoss', 'activeMember', 'carried', 'lossBets', 'profitBets'] as const;
export type ContractFigure = (typeof contractFigures)[number];
