import type { Page } from 'playwright';

/** What would still move for a reader who asked for none; a slow fade moves nothing. */
export async function lastingMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 10)
      .filter(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .some((frame) => 'transform' in frame || 'backgroundPosition' in frame || 'translate' in frame),
      )
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `moves under reduced motion: ${target?.className ?? ''}`;
      }),
  );
}
