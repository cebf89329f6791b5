import { type ArtSize, type ArtWidth, artWidths, gameCategories } from '@baize/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../catalogue/index.ts';
import { drawGameArt } from './drawGameArt.ts';
import { renderGameArt } from './renderGameArt.ts';

const games = generateCatalogue();
/** A game of each category. */
const sample = gameCategories.flatMap((category) => games.filter((game) => game.category === category).slice(0, 1));
const rows = (['small', 'large'] as const).flatMap((size) => artWidths[size].map((width): [ArtSize, ArtWidth] => [size, width]));
/** Most bytes of a picture, on average over the sample. */
const bytesOf: Record<ArtWidth, number> = { 96: 1_000, 184: 2_300, 288: 3_800, 460: 4_500, 920: 9_000 };

describe('renderGameArt', () => {
  it.each(rows)('renders the %s art %i wide, in its shape, in few bytes', async (size, width) => {
    const height = Math.round(width / (size === 'small' ? 260 / 320 : 460 / 190));
    let bytes = 0;
    for (const { gameId, category } of sample) {
      const picture = await renderGameArt({ gameId, category, size }, width);
      bytes += picture.length;
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height, hasAlpha: false });
    }
    expect(bytes / sample.length).toBeLessThan(bytesOf[width]);
  });

  it('shows in every width the same drawing', async () => {
    for (const { gameId, category } of sample) {
      const [narrow, wide] = await Promise.all(
        ([96, 288] as const).map(async (width) =>
          sharp(await renderGameArt({ gameId, category, size: 'small' }, width))
            .resize(24, 30, { fit: 'fill' })
            .raw()
            .toBuffer(),
        ),
      );
      const differences = [...(narrow ?? [])].map((value, at) => Math.abs(value - (wide?.[at] ?? 0)));
      expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(8);
    }
  });

  it('spends under a tenth of its time in the drawing, which holds up the event loop', async () => {
    const requests = games.slice(0, 20).map(({ gameId, category }) => ({ gameId, category, size: 'small' }) as const);
    /** In microseconds of this process, the least of three rounds: a busy machine changes little. */
    const spentBy = async (work: () => unknown): Promise<number> => {
      const rounds: number[] = [];
      for (let round = 0; round < 3; round++) {
        const start = process.cpuUsage();
        await work();
        const { user, system } = process.cpuUsage(start);
        rounds.push(user + system);
      }
      return Math.min(...rounds);
    };
    const drawing = await spentBy(() => requests.map((request) => drawGameArt(request)));
    const rendering = await spentBy(async () => {
      for (const request of requests) await renderGameArt(request, 184);
    });
    expect(drawing / rendering).toBeLessThan(0.1);
  });
});
