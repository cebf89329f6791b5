import { type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PartsSystem } from './PartsSystem.ts';
import { watchDialogs } from './watchDialogs.ts';

/** What the bench calls in the page; times are in milliseconds. */
interface PageHook {
  /** Draws the page of all parts: from the call of React until the frame after its first paint. */
  mount: () => Promise<number>;
  /** Puts 1,000 pagers in place of the page. */
  showPagers: () => Promise<void>;
  /** Gives all pagers another page: until React is done and the browser has laid them out. */
  turnPagers: (page: number) => number;
}

declare global {
  interface Window {
    benchParts: PageHook;
  }
}

const pagerCount = 1_000;

/** The end of the frame that paints what stands there now. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

function pageOf({ parts, PagerPart }: PartsSystem) {
  return function Page(): ReactElement {
    const [page, setPage] = useState(1);
    return (
      <main>
        {PagerPart && (
          <section>
            <PagerPart page={page} onChange={setPage} />
          </section>
        )}
        {parts.map((Part) => (
          <section key={Part.name}>
            <Part />
          </section>
        ))}
      </main>
    );
  };
}

/** Gives the bench its hook; nothing is drawn before it asks. */
export function offerPage(system: PartsSystem): void {
  const { Frame, PagerPart } = system;
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no root');
  const Page = pageOf(system);
  let root: Root = createRoot(place);
  let turn: (page: number) => void = () => undefined;
  const keys = Array.from({ length: pagerCount }, (_, index) => index);

  function Pagers(): ReactElement | null {
    const [page, setPage] = useState(1);
    useEffect(() => {
      turn = setPage;
    }, []);
    return PagerPart ? (
      <main>
        {keys.map((key) => (
          <PagerPart key={key} page={page} onChange={setPage} />
        ))}
      </main>
    ) : null;
  }
  const draw = (page: ReactElement): void => flushSync(() => root.render(<Frame>{page}</Frame>));

  watchDialogs();
  window.benchParts = {
    mount: async () => {
      await painted();
      const started = performance.now();
      draw(<Page />);
      await painted();
      return performance.now() - started;
    },
    showPagers: async () => {
      flushSync(() => root.unmount());
      root = createRoot(place);
      draw(<Pagers />);
      await painted();
    },
    turnPagers: (page) => {
      const started = performance.now();
      flushSync(() => turn(page));
      place.getBoundingClientRect();
      return performance.now() - started;
    },
  };
}
