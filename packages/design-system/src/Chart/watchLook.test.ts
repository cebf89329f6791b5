import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readColours } from './chartColours.ts';
import { watchLook } from './watchLook.ts';

afterEach(() => void vi.restoreAllMocks());
function forceColours(): EventTarget {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query as never);
  return query;
}

test('under forced colours a canvas is drawn in those of the system', () => {
  forceColours();
  // happy-dom does not know the system's colours.
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    (place) => ({ color: `system ${(place as HTMLElement).style.color}` }) as never,
  );
  const style = { color: '', removeProperty: vi.fn() };
  const { series, text } = readColours({ style } as never);
  expect([...series.slice(0, 2), text]).toEqual(['system CanvasText', 'system Highlight', 'system CanvasText']);
  expect(style.removeProperty).toHaveBeenLastCalledWith('color');
});

test('it is drawn again when they come or go, and no more after its end', () => {
  const query = forceColours();
  const onChange = vi.fn();
  const stop = watchLook(document.body, onChange);
  query.dispatchEvent(new Event('change'));
  stop();
  query.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('it is drawn again when its letters come', () => {
  const fonts = new EventTarget();
  // happy-dom has none.
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
  const onChange = vi.fn();
  const stop = watchLook(document.body, onChange);
  fonts.dispatchEvent(new Event('loadingdone'));
  stop();
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(onChange).toHaveBeenCalledOnce();
});
