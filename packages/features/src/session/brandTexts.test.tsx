import { DesignSystemProvider, wordsVi } from '@baize/design-system';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTexts, type LoadTexts } from '../core/index.ts';
import coreVi from '../core/locales/vi.json' with { type: 'json' };
import { createFeatureParts, FeatureProviders, storyPermission } from '../core/testing/index.ts';
import { LoginForm } from './LoginForm/LoginForm.tsx';
import loginVi from './locales/vi.json' with { type: 'json' };

const files: Record<string, Record<string, string>> = { core: coreVi, session: loginVi };
/** What a brand puts in the place of a file: its own words, and the package's where it has none. */
const brandFiles: typeof files = { session: { ...loginVi, username: 'Tên ở Sen Vàng' } };

const nothing = (): void => undefined;
const fieldsOf = async (own: typeof files): Promise<string[]> => {
  const load: LoadTexts = async (_, namespace) => own[namespace] ?? files[namespace] ?? {};
  const texts = await createTexts('vi', ['core', 'session'], load);
  const parts = { ...createFeatureParts({ answers: { getPermission: storyPermission } }), texts };
  const { getAllByRole, unmount } = render(
    <DesignSystemProvider words={wordsVi}>
      <FeatureProviders parts={parts}>
        <LoginForm forgotHref="/web/?dialog=forgot" onUnknownUser={nothing} onSecondFactor={nothing} onLoggedIn={nothing} />
      </FeatureProviders>
    </DesignSystemProvider>,
  );
  const names = getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent?.replace(' *', '') ?? '');
  unmount();
  return names;
};

it('DESIGN §5: draws the words of a brand that gives a file of its own for a namespace, and the package’s for the others', async () => {
  expect(await fieldsOf({})).toContain(loginVi.username);
  const names = await fieldsOf(brandFiles);
  expect(names).toContain('Tên ở Sen Vàng');
  expect(names).not.toContain(loginVi.username);
});
