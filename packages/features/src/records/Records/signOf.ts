/** Which way a figure has gone; each has a word of its own beside the sign. */
export function signOf(amount: number): 'gain' | 'loss' | 'even' {
  if (amount === 0) return 'even';
  return amount < 0 ? 'loss' : 'gain';
}
