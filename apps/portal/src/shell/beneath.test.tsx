import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, startTransition, useLayoutEffect, useState } from 'react';
import { Router, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { beneath } from './beneath.tsx';

afterEach(cleanup);

const navigator = { createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined };
/** What stood on the page each time that the layer had been drawn. */
let seen: (string | null)[] = [];
function Layer(): ReactElement {
  const { search } = useLocation();
  useLayoutEffect(() => {
    if (search) seen.push(document.body.textContent);
  }, [search]);
  return <p>layer at {search}</p>;
}
const Page = beneath(function Page(): ReactElement {
  return <p>page at {useLocation().search}</p>;
});

let go: (place: { pathname: string; search: string }) => void;
function Portal(): ReactElement {
  const [place, setPlace] = useState({ pathname: '/', search: '?a' });
  go = setPlace;
  return (
    <Router location={place} navigator={navigator}>
      <Layer />
      <Page />
    </Router>
  );
}
test('an address that opens a layer is drawn there first, and beneath it after that', async () => {
  render(<Portal />);
  seen = [];
  await act(async () => go({ pathname: '/', search: '?b' }));
  expect(seen).toEqual(['layer at ?bpage at ?a']);
  expect(screen.getByText('page at ?b')).toBeDefined();
});

// Of the way back a browser tells at once, and React draws it so.
test.each([
  ['in slices', startTransition],
  ['at once', (draw: () => void) => draw()],
])('another page is drawn as a whole, %s', async (_, draw) => {
  render(<Portal />);
  seen = [];
  await act(async () => draw(() => go({ pathname: '/other', search: '?c' })));
  expect(seen).toEqual(['layer at ?cpage at ?c']);
});
