export type { Finding, Note } from './Finding.ts';
export type { Progress } from './Run.ts';
export { type Output, runCommand } from './runCommand.ts';
export { type Report, runStages, type StageResult } from './runStages.ts';
export type { Account, SessionPerson, Settings } from './Settings.ts';
export { summaryOf } from './summaryOf.ts';
