/** Whether tests look at everything that they can be asked to, as `npm run test:all` has them do. */
const isThorough = process.env['TEST_ALL'] === '1';

/** How many of something a test tries: some in `npm test`, all of them in `npm run test:all`. */
export const someOrAll = (some: number, all: number): number => (isThorough ? all : some);
