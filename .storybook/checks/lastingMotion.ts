import type { Page } from 'playwright';

/** What would still move for a reader who asked for none: animations that never end, or take time. */
export async function lastingMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 10)
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `moves under reduced motion: ${target?.className ?? ''}`;
      }),
  );
}
