type Cell = string | number | bigint;

/**
 * The order of two cells: figures by size, texts as a dictionary of the language has them: “Ván 2” before “Ván 10”, and “Đ” after “D” for
 * a Vietnamese reader. Slow to make, quick to call.
 */
export function compareCellsIn(language: string): (one: Cell, other: Cell) => number {
  const collator = new Intl.Collator(language, { numeric: true });
  return (one, other) => {
    if (typeof one === 'string' || typeof other === 'string') return collator.compare(String(one), String(other));
    if (one === other) return 0;
    return one < other ? -1 : 1;
  };
}
