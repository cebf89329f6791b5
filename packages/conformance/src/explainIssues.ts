import type * as z from 'zod/mini';
import { describeValue } from './describeValue.ts';
import type { FindingDetails } from './Finding.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const kinds: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
  null: 'null',
  undefined: 'nothing',
  never: 'nothing',
};
const units: Record<string, string> = { string: ' characters', array: ' entries', object: ' fields' };

/** At most so many values are named. */
const mostValues = 12;
/** A reply that is altogether different is told by its first fields. */
const mostIssues = 5;

/** `value.games[0].title`. */
function fieldAt(path: Path): string {
  return path.reduce<string>((before, part) => {
    if (typeof part === 'number') return `${before}[${part}]`;
    return before === '' ? String(part) : `${before}.${String(part)}`;
  }, '');
}

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | null | undefined)?.[part], input);

function boundOf(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const [word, bound] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  return issue.origin in units ? `${word} ${bound}${units[issue.origin]}` : `a number of ${word} ${bound}`;
}

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? `a value of the kind ${issue.expected}`;
    case 'invalid_value': {
      const values = issue.values.slice(0, mostValues).map((value) => JSON.stringify(value) ?? String(value));
      const more = issue.values.length > mostValues ? ' …' : '';
      return values.length === 1 ? (values[0] ?? '') : `one of ${values.join(', ')}${more}`;
    }
    case 'too_small':
    case 'too_big':
      return boundOf(issue);
    case 'invalid_format':
      return issue.format === 'regex'
        ? `a string that matches ${issue.pattern ?? 'its pattern'}`
        : `a string of the format ${issue.format}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `no field of the name ${issue.keys.join(', ')}`;
    default:
      return 'a value that keeps the rule of the contract';
  }
}

/** Of a union, the issues of the shape that the value comes nearest to. */
function nearest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const depth = (issues: readonly Issue[]): number => Math.max(...issues.map(({ path }) => path.length));
  const [shape = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  // Shapes that differ from the first field on: all that they would take is named.
  if (depth(shape) === 0) {
    const words = [...new Set(issue.errors.flat().map(expectedBy))];
    return [{ code: 'custom', path: issue.path, message: words.join(' or '), input: undefined }];
  }
  return shape.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

/**
 * The issues of a schema in plain words, one finding each.
 * @param input that the schema was given
 */
export function explainIssues(call: string, issues: readonly Issue[], input: unknown): FindingDetails[] {
  return issues
    .flatMap(nearest)
    .slice(0, mostIssues)
    .map((issue) => ({
      call,
      field: fieldAt(issue.path) || 'the whole body',
      expected: issue.code === 'custom' && issue.message !== 'Invalid input' ? issue.message : expectedBy(issue),
      got: describeValue(valueAt(input, issue.path)),
    }));
}
