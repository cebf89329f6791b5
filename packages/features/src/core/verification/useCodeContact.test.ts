import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCodeContact } from './useCodeContact.ts';

const follow = () => renderHook(({ contact }) => useCodeContact(contact), { initialProps: { contact: 'VN 0912345678' } });

describe('§4 a code and the contact that it was asked for', () => {
  it('is on its way to that one, not to another in its place', async () => {
    const { result, rerender } = follow();
    expect(result.current).toMatchObject({ isAsked: false, isSent: false });
    await act(() => result.current.ask(async () => true));
    expect(result.current).toMatchObject({ isAsked: true, isSent: true });
    rerender({ contact: 'TH 0912345678' });
    expect(result.current).toMatchObject({ isAsked: false, isSent: false });
    rerender({ contact: 'VN 0912345678' });
    expect(result.current).toMatchObject({ isAsked: true, isSent: true });
  });

  it('is not on its way where it was refused, also after one that was', async () => {
    const { result } = follow();
    await act(() => result.current.ask(async () => true));
    await act(() => result.current.ask(async () => false));
    expect(result.current).toMatchObject({ isAsked: true, isSent: false });
  });

  it('belongs to the contact that stood there, though another was typed before it arrived', async () => {
    const { result, rerender } = follow();
    let arrive = (_isSent: boolean): void => undefined;
    let asking = Promise.resolve(false);
    act(() => {
      asking = result.current.ask(() => new Promise((resolve) => (arrive = resolve)));
    });
    rerender({ contact: 'VN 0912345679' });
    await act(async () => {
      arrive(true);
      await asking;
    });
    expect(result.current).toMatchObject({ isAsked: false, isSent: false });
    rerender({ contact: 'VN 0912345678' });
    expect(result.current).toMatchObject({ isAsked: true, isSent: true });
  });
});
