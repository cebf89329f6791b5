// Of the program, not of what it was asked to do.
const mistakes = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Does what a handler of the page asks for. A promise that it breaks is its own affair: its maker shows why. What it throws at once,
 * and a mistake of the program, nobody would show: it goes to `window`’s `error`, where an application’s own report listens.
 * @returns what came of it; undefined when it failed.
 */
export async function attempt<Result>(work: () => Result | Promise<Result>): Promise<{ result: Result } | undefined> {
  let promise: Result | Promise<Result>;
  try {
    promise = work();
  } catch (error) {
    reportError(error);
    return undefined;
  }
  try {
    return { result: await promise };
  } catch (error) {
    if (mistakes.some((kind) => error instanceof kind)) reportError(error);
    return undefined;
  }
}
