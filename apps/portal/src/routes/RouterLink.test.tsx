import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPath, Router, type To, useHref } from 'react-router-dom';
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

test.each(['/', '/?dialog=login', '/#groups', '/?group=mini#groups', '/games', '/helpmc#aboutus', '/egame?page=PG'])(
  '%s has the address that the router gives it',
  (href) => {
    const routerHref = vi.fn();
    function Known(): null {
      routerHref(useHref(href));
      return null;
    }
    const navigator = {
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: vi.fn(),
      push: vi.fn(),
      replace: vi.fn(),
    };
    render(
      <Router basename="/web" location="/web/" navigator={navigator}>
        <RouterLink href={href}>go</RouterLink>
        <Known />
      </Router>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(routerHref).toHaveBeenCalledWith(screen.getByRole('link').getAttribute('href'));
    expect(navigator.push).toHaveBeenCalledWith(screen.getByRole('link').getAttribute('href'));
  },
);
