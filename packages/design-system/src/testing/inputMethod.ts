interface BrowserInputMethod {
  setComposition: (text: string) => Promise<void>;
  commitText: (text: string) => Promise<void>;
}

/** Writes as an input method does, into what has the focus by `element.focus()`: a played click leaves no caret that a browser composes at. */
export interface InputMethod {
  /** Shows each text in the place of the one before; an empty one takes the composition back. */
  compose: (...texts: readonly string[]) => Promise<void>;
  /** Ends the composition with a text. */
  commit: (text: string) => Promise<void>;
}

const isOffered = (page: Partial<BrowserInputMethod>): page is BrowserInputMethod => page.setComposition !== undefined;

/** Does something, and waits until the page has heard of it: the browser answers earlier. */
async function heard(event: 'input' | 'compositionend', act: () => Promise<void>): Promise<void> {
  const isHeard = new Promise((resolve) => document.addEventListener(event, resolve, { once: true }));
  await act();
  await isHeard;
}

/** The real input method of the browser that plays the stories; undefined where a story is merely looked at, since no script has one. */
export function inputMethod(): InputMethod | undefined {
  const page: Partial<BrowserInputMethod> = window as object;
  if (!isOffered(page)) return undefined;
  return {
    compose: async (...texts) => {
      for (const text of texts) await heard(text === '' ? 'compositionend' : 'input', () => page.setComposition(text));
    },
    commit: (text) => heard('compositionend', () => page.commitText(text)),
  };
}
