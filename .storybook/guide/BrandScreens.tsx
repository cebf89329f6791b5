import { type BrandTokens, tokenVars } from '@baize/brand';
import { Heading } from '@baize/design-system';
import { type ThemeMode, themeModes } from '@baize/design-system/theme';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';

/** Stories that are shown, by their ids. */
export const brandScreens = [
  { story: 'design-system-pages-home--visitor', name: 'Home' },
  { story: 'features-cashier-depositformview--idle', name: 'Deposit' },
  { story: 'features-lottery-lottery--composed', name: 'Lottery' },
];

interface ScreenProps {
  story: string;
  name: string;
  mode: ThemeMode;
  tokens: BrandTokens;
}

/** A story in a frame of its own, which is drawn with these tokens. */
function Screen({ story, name, mode, tokens }: ScreenProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const paint = useCallback((): void => {
    const shown = frame.current?.contentDocument?.querySelectorAll<HTMLElement>('.story-frame') ?? [];
    for (const place of shown) {
      for (const [property, value] of Object.entries(tokenVars(tokens, mode))) place.style.setProperty(property, value);
    }
  }, [tokens, mode]);
  useEffect(() => {
    paint();
    // The story draws itself some time after its page has come.
    const look = new MutationObserver(paint);
    const watch = (): void => {
      const root = frame.current?.contentDocument?.documentElement;
      if (root) look.observe(root, { childList: true, subtree: true });
      paint();
    };
    watch();
    const { current } = frame;
    current?.addEventListener('load', watch);
    return () => {
      look.disconnect();
      current?.removeEventListener('load', watch);
    };
  }, [paint]);
  return (
    <iframe
      ref={frame}
      title={`${name}, ${mode}`}
      loading="lazy"
      style={{ inlineSize: '100%', blockSize: 560, border: 0, borderRadius: 12 }}
      src={`iframe.html?viewMode=story&id=${story}&globals=theme:${mode}`}
    />
  );
}

interface BrandScreensProps {
  tokens: BrandTokens;
  /** Default all. */
  screens?: readonly (typeof brandScreens)[number][];
}

/** Screens of the portal in both modes, drawn with a brand's tokens as they are edited. */
export function BrandScreens({ tokens, screens = brandScreens }: BrandScreensProps): ReactElement {
  return (
    <section>
      <Heading level={3}>Three screens</Heading>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
        {screens.flatMap(({ story, name }) =>
          themeModes.map((mode) => <Screen key={`${story} ${mode}`} story={story} name={name} mode={mode} tokens={tokens} />),
        )}
      </div>
    </section>
  );
}
