/** An element as it stands in a page, or a text of it. */
export type Content = string | { tag: string; attributes: Record<string, string>; children: Content[] };

declare global {
  interface Window {
    /** What the bare dialog holds: the same elements as the portal's, and all styles of that page. */
    bareDialog: { content: Content[]; css: string };
  }
}
