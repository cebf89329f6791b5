import { describe, expect, it } from 'vitest';
import { createArtCache } from './createArtCache.ts';
import type { GameArtRequest } from './drawGameArt.ts';

const game = (gameId: string): GameArtRequest => ({ gameId, category: 'slots', size: 'small' });

/** A renderer whose pictures are done when the test says so. */
function heldRenderer() {
  const asked: string[] = [];
  const held: { finish(): void; fail(): void }[] = [];
  const render = ({ gameId }: GameArtRequest, width: number) =>
    new Promise<Buffer>((resolve, reject) => {
      asked.push(`${gameId} ${width}`);
      held.push({ finish: () => resolve(Buffer.from(gameId)), fail: () => reject(new Error('no memory')) });
    });
  return { asked, held, render };
}

/** A renderer that is done at once. */
function quickRenderer() {
  const asked: string[] = [];
  const render = async ({ gameId }: GameArtRequest) => {
    asked.push(gameId);
    return Buffer.from(gameId);
  };
  return { asked, render };
}

describe('createArtCache', () => {
  it('renders a picture once for two callers at once, and for those after them', async () => {
    const { asked, held, render } = heldRenderer();
    const pictureOf = createArtCache({ render });
    const both = [pictureOf(game('a'), 96), pictureOf(game('a'), 96)];
    held[0]?.finish();
    const [one, two] = await Promise.all(both);
    expect(await pictureOf(game('a'), 96)).toBe(one);
    expect(two).toBe(one);
    expect(asked).toEqual(['a 96']);
  });

  it('tells widths, sizes and games apart', async () => {
    const { asked, render } = quickRenderer();
    const pictureOf = createArtCache({ render });
    await Promise.all([
      pictureOf(game('a'), 96),
      pictureOf(game('a'), 184),
      pictureOf({ ...game('a'), size: 'large' }, 460),
      pictureOf(game('b'), 96),
    ]);
    expect(asked).toHaveLength(4);
  });

  it('lets the picture go that was asked for the longest ago', async () => {
    const { asked, render } = quickRenderer();
    const pictureOf = createArtCache({ render, most: 2 });
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await pictureOf(game(id), 96);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('renders no more at once than it may, and takes up the next in order', async () => {
    const { asked, held, render } = heldRenderer();
    const pictureOf = createArtCache({ render, atOnce: 2 });
    const pictures = ['a', 'b', 'c', 'd'].map((id) => pictureOf(game(id), 96));
    expect(asked).toEqual(['a 96', 'b 96']);
    held[1]?.finish();
    await pictures[1];
    held[0]?.fail();
    await expect(pictures[0]).rejects.toThrow('no memory');
    expect(asked).toEqual(['a 96', 'b 96', 'c 96', 'd 96']);
    held[2]?.finish();
    held[3]?.finish();
    expect((await Promise.all(pictures.slice(2))).map(String)).toEqual(['c', 'd']);
  });

  it('does not keep a failure', async () => {
    const { asked, held, render } = heldRenderer();
    const pictureOf = createArtCache({ render });
    const failed = pictureOf(game('a'), 96);
    held[0]?.fail();
    await expect(failed).rejects.toThrow('no memory');
    const again = pictureOf(game('a'), 96);
    held[1]?.finish();
    expect(String(await again)).toBe('a');
    expect(asked).toHaveLength(2);
  });
});
