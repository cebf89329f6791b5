type Cell = string | number | bigint;

// Made once: a collator is slow to make, and orders “Đ” after “D” as Vietnamese readers expect.
const collator = new Intl.Collator('vi', { numeric: true });

/** The order of two cells: figures by size, texts as a dictionary has them (“Ván 2” before “Ván 10”). */
export function compareCells(one: Cell, other: Cell): number {
  if (typeof one === 'string' || typeof other === 'string') return collator.compare(String(one), String(other));
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
