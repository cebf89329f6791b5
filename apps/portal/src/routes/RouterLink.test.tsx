import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { RouterLink } from './RouterLink.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

/** A link on a page that has yet to hear of the browser's address. */
function open(href: string, address: string) {
  history.replaceState(null, '', address);
  const navigator = { createHref: () => href, go: vi.fn(), push: vi.fn(), replace: vi.fn() };
  render(
    <Router location="/" navigator={navigator}>
      <RouterLink href={href}>go</RouterLink>
    </Router>,
  );
  return { ...navigator, link: screen.getByRole('link') };
}

test('it leads on, and to where the browser is already without a step back', () => {
  const other = open('/?dialog=login', '/games');
  fireEvent.click(other.link);
  expect([other.push.mock.calls.length, other.replace.mock.calls.length]).toEqual([1, 0]);
  cleanup();
  const same = open('/?dialog=login', '/?dialog=login');
  fireEvent.click(same.link);
  expect([same.push.mock.calls.length, same.replace.mock.calls.length]).toEqual([0, 1]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])('a click with %o is the browser’s', (how) => {
  const { link, push } = open('/games', '/');
  fireEvent.click(link, how);
  expect(push).not.toHaveBeenCalled();
});
