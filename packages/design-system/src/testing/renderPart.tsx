import { type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { wordsEn } from '../words/index.ts';

/** Renders a part with English words. */
export function renderPart(part: ReactElement): RenderResult {
  return render(part, { wrapper: ({ children }) => <DesignSystemProvider words={wordsEn}>{children}</DesignSystemProvider> });
}

// happy-dom lays nothing out and has no page around a part: contrast and page rules belong to the stories.
const rules = Object.fromEntries(['color-contrast', 'region', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]));

/** Ids of the axe rules that the whole document breaks: expected to be `[]`. */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`);
}
