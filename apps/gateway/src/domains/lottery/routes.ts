import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

/** Numbers of the lotteries (§2). */
export const lotteryHandlers = ({ homeLists }: Services): Pick<Handlers, 'listOpenedNumbers'> => ({
  listOpenedNumbers: async () => ({ list: await homeLists.openedNumbers() }),
});
