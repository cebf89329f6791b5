/** How many characters a reader would count: code points, so that an emoji or a rare Hán character is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
