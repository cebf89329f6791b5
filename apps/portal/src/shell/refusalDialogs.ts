// A module of its own: an export that `import()` asks of an index stays with that index, here in the first paint's chunk.
export { CenterRefusal, LoginNeeded, MemberMissing, TrialRefusal } from '@baize/features/shell';
