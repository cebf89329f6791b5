import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

interface CarouselOptions {
  slideCount: number;
  delay: number | undefined;
  /** Somebody is at work in it: it stands still. */
  isHeld: boolean;
}
interface CarouselState {
  viewport: (element: HTMLElement | null) => void;
  /** Index of the slide that is seen. */
  current: number;
  /** It moves on by itself; false under reduced motion, even where it is asked for. */
  isPlaying: boolean;
  canPlay: boolean;
  onTogglePlay: () => void;
  onGoTo: (index: number) => void;
}

/** Slides that move under the finger, the keyboard and, where that is welcome, by themselves. */
export function useCarousel({ slideCount, delay, isHeld }: CarouselOptions): CarouselState {
  const prefersStill = useReducedMotion();
  const canPlay = delay !== undefined && slideCount > 1 && !prefersStill;
  const [isPaused, setPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  const isPlaying = canPlay && !isPaused;
  const plugins = useMemo(
    () =>
      isPlaying
        ? [
            // Its own ways to stop know the focus in a slide alone, not on a button beside it.
            Autoplay({ delay: delay ?? 0, stopOnInteraction: false, stopOnMouseEnter: false, stopOnFocusIn: false }),
          ]
        : [],
    [isPlaying, delay],
  );
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const options = useMemo(
    () => ({ loop: slideCount > 1, duration: prefersStill ? 0 : 25, direction }),
    [slideCount, prefersStill, direction],
  );
  const [place, embla] = useEmblaCarousel(options, plugins);
  const viewport = useCallback(
    (element: HTMLElement | null): void => {
      if (element) setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
      place(element);
    },
    [place],
  );
  useEffect(() => {
    const autoplay = plugins.length > 0 ? embla?.plugins().autoplay : undefined;
    if (!embla || !autoplay) return undefined;
    if (!isHeld) {
      autoplay.play();
      return undefined;
    }
    autoplay.stop();
    // After a drag, and as a hidden page is seen again, it starts by itself; it can be stopped only once it has started.
    const stay = (): void => queueMicrotask(() => autoplay.stop());
    embla.on('autoplay:timerset', stay);
    return () => void embla.off('autoplay:timerset', stay);
  }, [embla, plugins, isHeld]);
  useEffect(() => {
    if (!embla) return undefined;
    const select = (): void => setCurrent(embla.selectedScrollSnap());
    select();
    embla.on('select', select).on('reInit', select);
    return () => {
      embla.off('select', select).off('reInit', select);
    };
  }, [embla]);
  return {
    viewport,
    current,
    isPlaying,
    canPlay,
    onTogglePlay: () => setPaused(!isPaused),
    onGoTo: (index) => embla?.scrollTo((index + slideCount) % slideCount, prefersStill),
  };
}
