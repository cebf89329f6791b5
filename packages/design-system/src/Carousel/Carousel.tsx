import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Carousel.css.ts';
import { useCarousel } from './useCarousel.ts';
import { useHeld } from './useHeld.ts';

/** One slide; its name is read where its content would not tell it. */
export interface CarouselSlide {
  id: string;
  /** What it is about: “1.2% back every day”. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** The carousel's name: “Promotions”. */
  label: string;
  /** In the order in which they are seen. */
  slides: readonly CarouselSlide[];
  /** After so many milliseconds the next slide comes by itself; at least 3000. Default: it waits for its reader. */
  autoplayDelay?: number | undefined;
}

/** Slides one at a time. It stands still under a pointer, with the focus in it, when paused and under reduced motion. */
export function Carousel({ label, slides, autoplayDelay }: CarouselProps): ReactElement {
  const words = useWords();
  const delay = autoplayDelay === undefined ? undefined : Math.max(autoplayDelay, 3000);
  const { isHeld, handlers } = useHeld();
  const { viewport, current, isPlaying, canPlay, onTogglePlay, onGoTo } = useCarousel({ slideCount: slides.length, delay, isHeld });
  const hasMore = slides.length > 1;
  return (
    <section className={css.carousel} aria-roledescription={words.carousel} aria-label={label} {...handlers}>
      <div className={css.viewport} ref={viewport}>
        {/* While it moves by itself nothing is announced: it would interrupt whatever is being read. Held, it stands still. */}
        <div className={css.track} aria-live={isPlaying && !isHeld ? 'off' : 'polite'}>
          {slides.map(({ id, label: name, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={id}
              className={css.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={`${index + 1}/${slides.length}: ${name}`}
              inert={index !== current}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {hasMore && (
        <div className={css.controls}>
          {canPlay && (
            <IconButton
              size="small"
              icon={isPlaying ? pauseIcon : playIcon}
              label={isPlaying ? words.pauseMotion : words.playMotion}
              onClick={onTogglePlay}
            />
          )}
          <IconButton size="small" icon={chevronLeftIcon} label={words.previousSlide} onClick={() => onGoTo(current - 1)} />
          <ul className={css.dots}>
            {slides.map(({ id, label: name }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.dot}
                  aria-label={`${words.slide} ${index + 1}: ${name}`}
                  aria-current={index === current || undefined}
                  onClick={() => onGoTo(index)}
                />
              </li>
            ))}
          </ul>
          <IconButton size="small" icon={chevronRightIcon} label={words.nextSlide} onClick={() => onGoTo(current + 1)} />
        </div>
      )}
    </section>
  );
}
