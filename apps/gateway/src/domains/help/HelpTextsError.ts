/** The texts of the help centre can't be used; the message names each file and what is wrong in it. */
export class HelpTextsError extends Error {
  constructor(folder: string, lines: readonly string[]) {
    super(`The texts of help in ${folder} can't be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'HelpTextsError';
  }
}
