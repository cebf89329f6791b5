/** Letters to put in, take out or change until one word is the other (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const change = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that was probably meant; undefined where none is near: at most a third of its letters differ, whatever their case. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const edits = (word: string): number => editsBetween(typed.toLowerCase(), word.toLowerCase());
  const [best] = known.map((word) => ({ word, edits: edits(word) })).sort((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.ceil(best.word.length / 3) ? best.word : undefined;
}
