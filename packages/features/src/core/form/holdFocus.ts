/**
 * Called before something is waited for. What it returns moves the focus, unless the player has moved on meanwhile: the keys that he
 * types would land where it goes.
 */
export function holdFocus(): (move: () => void) => void {
  const from = document.activeElement;
  return (move) => {
    const { activeElement, body } = document;
    if (activeElement === from || activeElement === null || activeElement === body) move();
  };
}
