declare module 'virtual:first-texts' {
  /** Addresses of the first paint's texts. */
  export const firstTexts: Record<'vi' | 'en', string>;
}
