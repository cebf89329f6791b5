const most = 60;

const inShort = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** What a value of a reply is, in words that go on after “got”. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'string') return `the string ${JSON.stringify(inShort(value))}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  return `an object with ${inShort(Object.keys(value).join(', ')) || 'no field'}`;
}
