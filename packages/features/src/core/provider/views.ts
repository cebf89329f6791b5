import { createContext, type ReactNode, use } from 'react';

/** What draws a part of a domain by its props. */
export type View<Props> = (props: Props) => ReactNode;

/** A view of a domain, and the one that an app shows in its place; made by {@link replaceView}. */
export interface ReplacedView {
  readonly view: View<never>;
  readonly own: View<never>;
}

/** Views that the app shows in place of the package's, by these; empty where it replaces none. */
export const ReplacedViews = createContext<ReadonlyMap<unknown, View<never>>>(new Map());

/**
 * Shows a view of the app's own wherever a domain shows one of its: `<BaizeProvider views={[replaceView(LoginFormView, OwnLogin)]}>`. Both get
 * the same props, so that hook, container and texts stay the domain's.
 */
export function replaceView<Props>(view: View<Props>, own: View<NoInfer<Props>>): ReplacedView {
  return { view, own };
}

/** The view to show: the app's own where it has replaced this one. The same from draw to draw. */
export function useView<Props>(view: View<Props>): View<Props> {
  return (use(ReplacedViews).get(view) as View<Props> | undefined) ?? view;
}
