/** A setting leads to a database that fails; `cause` has why. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly setting: string;
  constructor(setting: string, cause: unknown) {
    super(`The database of ${setting} fails.`, { cause });
    this.setting = setting;
  }
}
