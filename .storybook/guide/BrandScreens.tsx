import { type BrandTokens, tokenVars } from '@baize/brand';
import type { Currency } from '@baize/contract';
import { Heading } from '@baize/design-system';
import { type ThemeMode, themeModes } from '@baize/design-system/theme';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';

interface BrandScreen {
  story: string;
  name: string;
  /** Whether its component is told the currency. Default false. */
  hasCurrency?: boolean;
}

/** Stories that are shown, by their ids. */
export const brandScreens: readonly BrandScreen[] = [
  { story: 'design-system-pages-home--visitor', name: 'Home' },
  { story: 'features-cashier-depositformview--idle', name: 'Deposit', hasCurrency: true },
  { story: 'features-lottery-lottery--composed', name: 'Lottery' },
];

interface ScreenProps extends BrandScreen {
  mode: ThemeMode;
  tokens: BrandTokens;
  currency: Currency;
}

/** A story in a frame of its own, which is drawn with these tokens. */
function Screen({ story, name, hasCurrency = false, mode, tokens, currency }: ScreenProps): ReactElement {
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
      src={`iframe.html?viewMode=story&id=${story}&globals=theme:${mode}${hasCurrency ? `&args=currency:${currency}` : ''}`}
    />
  );
}

interface BrandScreensProps {
  tokens: BrandTokens;
  /** The brand's. */
  currency: Currency;
  /** Default all. */
  screens?: readonly BrandScreen[];
}

/** Screens of the portal in both modes, drawn with a brand's tokens as they are edited. */
export function BrandScreens({ tokens, currency, screens = brandScreens }: BrandScreensProps): ReactElement {
  return (
    <section>
      <Heading level={3}>Three screens</Heading>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
        {screens.flatMap((screen) =>
          themeModes.map((mode) => <Screen key={`${screen.story} ${mode}`} {...screen} mode={mode} tokens={tokens} currency={currency} />),
        )}
      </div>
    </section>
  );
}
