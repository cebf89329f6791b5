import { expect } from 'storybook/test';

/** An amount as `formatMoney` writes it: `−KD 112,480.700`. */
const figure = /[+\u2212]?[^\s\d+\u2212]{1,2}\u00A0\d[\d.,]*/gu;

interface SeenFigure {
  name: string;
  owner: HTMLElement;
  rect: DOMRect;
  lines: number;
}

/** Hidden, or drawn on a pixel for readers alone. */
function isSeen(owner: HTMLElement): boolean {
  if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let box: HTMLElement | null = owner; box; box = box.parentElement) {
    if (getComputedStyle(box).display !== 'contents' && box.getBoundingClientRect().width <= 1) return false;
  }
  return true;
}

function figuresIn(root: HTMLElement): SeenFigure[] {
  const found: SeenFigure[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.nodeValue ?? '';
    const matches = [...text.matchAll(figure)];
    if (!owner || matches.length === 0 || !isSeen(owner)) continue;
    for (const match of matches) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
      found.push({ name: match[0], owner, rect: range.getBoundingClientRect(), lines });
    }
  }
  return found;
}

/** How far a figure stands out of a box around it, in px; what is scrolled may. */
function excessOf({ owner, rect }: SeenFigure): number {
  for (let box: HTMLElement | null = owner; box && box !== document.body; box = box.parentElement) {
    const { display, overflowX } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowX === 'scroll') return 0;
    if (display === 'inline' || display === 'contents') continue;
    const around = box.getBoundingClientRect();
    const excess = Math.max(around.left - rect.left, rect.right - around.right);
    if (excess > 1) return excess;
  }
  return 0;
}

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 3 && other.top < one.bottom - 3;

/**
 * Each amount that is seen stands in one line, inside every box around it, and on no other amount. It takes a browser that lays out.
 * @param least amounts that the story shows, so that a story without any fails. Default 1.
 */
export async function keepFiguresWhole(root: HTMLElement, least = 1): Promise<void> {
  const figures = figuresIn(root);
  await expect(figures.length).toBeGreaterThanOrEqual(least);
  const told = ({ name, owner }: SeenFigure): string => `${name} in ${owner.parentElement?.textContent ?? ''}`;
  const found = [
    ...figures.filter(({ lines }) => lines > 1).map((one) => `${told(one)} breaks`),
    ...figures.filter((one) => excessOf(one) > 0).map((one) => `${told(one)} stands out by ${excessOf(one).toFixed(0)} px`),
    ...figures.flatMap((one, at) =>
      figures.slice(at + 1).flatMap((other) => (isOver(one.rect, other.rect) ? [`${told(one)} lies on ${told(other)}`] : [])),
    ),
  ];
  await expect(found).toEqual([]);
}
