import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NearScreen } from './NearScreen.tsx';

type Report = (entries: { isIntersecting: boolean }[]) => void;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => render(<NearScreen>{(isNear) => <p>{isNear ? 'near' : 'far'}</p>}</NearScreen>);

describe('a part of a long page', () => {
  it('comes when its reader is near, and stays', () => {
    let report: Report = () => undefined;
    const ended = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(given: Report) {
          report = given;
        }
        observe = () => undefined;
        disconnect = ended;
      },
    );
    const { container } = open();
    expect(screen.getByText('far')).toBeDefined();
    act(() => report([{ isIntersecting: false }]));
    expect(screen.getByText('far').closest('[data-still]'), 'its skeletons stand still').not.toBeNull();
    act(() => report([{ isIntersecting: true }]));
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
