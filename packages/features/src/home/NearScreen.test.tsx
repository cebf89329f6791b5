import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchedScreen } from '../core/testing/watchedScreen.ts';
import { NearScreen } from './NearScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => render(<NearScreen>{(isNear) => <p>{isNear ? 'near' : 'far'}</p>}</NearScreen>);

describe('a part of a long page', () => {
  it('comes when its reader is near, and stays', () => {
    const { see, ended } = watchedScreen();
    const { container } = open();
    expect(screen.getByText('far')).toBeDefined();
    see({ isIntersecting: false });
    expect(screen.getByText('far').closest('[data-still]'), 'its skeletons stand still').not.toBeNull();
    see({ isIntersecting: true });
    expect(screen.getByText('near')).toBeDefined();
    expect(ended).toHaveBeenCalledOnce();
    expect(container.querySelector('[data-still]')).toBeNull();
  });

  it('comes at once where the browser can’t tell', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    open();
    expect(screen.getByText('near')).toBeDefined();
  });
});
