// Files of a new domain: what scripts/new-domain.mjs writes.

/**
 * Each file by its path.
 * @param {{ name: string, camel: string, pascal: string, title: { en: string, vi: string }, entry: { order: number, icon: string, rule?: string } }} domain
 * @returns {Record<string, string>}
 */
export const templatesOf = (domain) => ({
  ...contractFiles(domain),
  ...gatewayFiles(domain),
  ...featureFiles(domain),
  ...changeset(domain),
});

const contractFiles = ({ name, camel, pascal }) => ({
  [`packages/contract/src/${name}/list${pascal}.ts`]: `import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';

const wireRow = z.object({ id: z.string(), title: z.string() });

/** One of the ${name}. */
export type ${pascal}Row = z.infer<typeof wireRow>;

export const list${pascal} = defineCall({
  method: 'GET',
  path: '${name}',
  auth: ['member'],
  summary: 'The ${name} of a member, the newest first, page by page.',
  request: page,
  example: { size: 3 },
  response: pageOf(wireRow),
});
`,
  [`packages/contract/src/${name}/index.ts`]: `import { list${pascal} } from './list${pascal}.ts';

export { list${pascal}, type ${pascal}Row } from './list${pascal}.ts';

/** Calls of this domain by name. */
export const ${camel}Calls = { list${pascal} } as const;
`,
});

const gatewayFiles = ({ name, camel, pascal }) => ({
  [`apps/gateway/src/domains/${name}/routes.ts`]: `import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

/** The ${name} of a member: none until a table holds some. */
export function ${camel}Handlers(_services: Services): Pick<Handlers, 'list${pascal}'> {
  return { list${pascal}: async () => ({ rows: [] }) };
}
`,
  [`apps/gateway/src/domains/${name}/${camel}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const login = async (username: string): Promise<string> =>
  (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body.value.token;

test('a member has none at first, and a visitor is told to log in', async () => {
  const own = await call(gateway.url, 'list${pascal}', {}, { token: await login('member01') });
  expect(own.body).toMatchObject({ success: true, value: { rows: [] } });
  expect((await call(gateway.url, 'list${pascal}', {})).status).toBe(401);
});
`,
});

const featureFiles = ({ name, camel, pascal, title, entry: { order, icon, rule } }) => {
  const folder = `packages/features/src/${name}`;
  const texts = {
    en: {
      title: title.en,
      failed: 'This list could not be loaded',
      empty: 'Nothing here yet',
      emptyNext: 'What is new will be listed here.',
    },
    vi: {
      title: title.vi,
      failed: 'Chưa tải được danh sách này',
      empty: 'Chưa có gì ở đây',
      emptyNext: 'Mục mới sẽ được liệt kê tại đây.',
    },
  };
  return {
    [`${folder}/index.ts`]: `export { ${pascal} } from './${pascal}/${pascal}.tsx';
export { ${pascal}Skeleton } from './${pascal}/${pascal}Skeleton.tsx';
export { ${pascal}View, type ${pascal}ViewProps } from './${pascal}/${pascal}View.tsx';
export { type ${pascal}State, use${pascal} } from './${pascal}/use${pascal}.ts';
`,
    [`${folder}/portal.ts`]: `import { ${icon} } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';
import { ${pascal}Skeleton } from './${pascal}/${pascal}Skeleton.tsx';

const load = async () => (await import('./${pascal}/${pascal}.tsx')).${pascal};

export const ${camel}Surfaces = {
  pages: { '/${name}': { audience: 'members', title: '${name}:title', load, Skeleton: ${pascal}Skeleton } },
  memberEntries: { ${camel}: { order: ${order}, icon: ${icon}, ${rule ? `${rule}, ` : ''}load } },
} as const satisfies Surfaces;
`,
    [`${folder}/locales/en.json`]: `${JSON.stringify(texts.en, null, 2)}\n`,
    [`${folder}/locales/vi.json`]: `${JSON.stringify(texts.vi, null, 2)}\n`,
    [`${folder}/${pascal}/use${pascal}.ts`]: `import { list${pascal}, type ${pascal}Row } from '@baize/contract';
import { type Refused, sessionQueryKey, useAccountQuery } from '../../core/index.ts';

/** The ${name} on their way, not to be had, none, or there. */
export type ${pascal}State =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** The newest first. */
      rows: readonly ${pascal}Row[];
    };

/** The ${name} of the account. */
export function use${pascal}(): ${pascal}State {
  const { state } = useAccountQuery(list${pascal}, { key: (account) => [sessionQueryKey, account, '${camel}'] });
  if (state.status !== 'ready') return state;
  const { rows } = state.data;
  return rows.length > 0 ? { status: 'ready', rows } : { status: 'empty' };
}
`,
    [`${folder}/${pascal}/${pascal}.tsx`]: `import type { ReactElement } from 'react';
import { useErrorText } from '../../core/index.ts';
import { ${pascal}View } from './${pascal}View.tsx';
import { use${pascal} } from './use${pascal}.ts';

/** The ${name} of the account, on the gateway of the app. */
export function ${pascal}(): ReactElement {
  const errorText = useErrorText();
  const state = use${pascal}();
  return <${pascal}View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
`,
    [`${folder}/${pascal}/${pascal}View.tsx`]: `import { Card, EmptyState, ErrorState, Stack, Text } from '@baize/design-system';
import { ${icon} } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ${pascal}Skeleton } from './${pascal}Skeleton.tsx';
import type { ${pascal}State } from './use${pascal}.ts';

export interface ${pascal}ViewProps {
  state: ${pascal}State;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** The ${name} of an account in one list. */
export function ${pascal}View({ state, errorText }: ${pascal}ViewProps): ReactElement {
  const { t } = useTranslation('${name}');
  if (state.status === 'loading') return <${pascal}Skeleton />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState title={t('empty')} icon={${icon}}>
        {t('emptyNext')}
      </EmptyState>
    );
  }
  return (
    <Stack as="ul" gap={3} aria-label={t('title')}>
      {state.rows.map(({ id, title }) => (
        <li key={id}>
          <Card>
            <Text>{title}</Text>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
`,
    [`${folder}/${pascal}/${pascal}Skeleton.tsx`]: `import { Card, Stack, Text, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';

const rows = ['a', 'b', 'c'] as const;

/** The place of the ${name} while their code or their rows are on the way. */
export function ${pascal}Skeleton(): ReactElement {
  return (
    <Stack gap={3} aria-busy>
      {rows.map((row) => (
        <Card key={row}>
          <Text>
            <TextSkeleton letters={24} />
          </Text>
        </Card>
      ))}
    </Stack>
  );
}
`,
    [`${folder}/${pascal}/${pascal}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Answers, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { ${pascal} } from './${pascal}.tsx';
import { ${pascal}Skeleton } from './${pascal}Skeleton.tsx';

const answering = (list${pascal}: NonNullable<Answers['list${pascal}']>) => ({
  feature: { account: 'minh88', answers: { getMemberInfo: storyMember, list${pascal} } satisfies Answers },
});

const meta = {
  title: '${pascal}/${pascal}',
  component: ${pascal},
  decorators: [withFeature],
  parameters: answering({ rows: ['Một', 'Hai', 'Ba'].map((title, index) => ({ id: String(index), title })) }),
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  play: async ({ canvas, globals }) => {
    const list = await canvas.findByRole('list', { name: storyWords(globals).text('${name}', 'title') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = {
  parameters: answering({ rows: [] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('${name}', 'empty'))).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(text('core', 'network_error'));
    await expect(within(alert).getByRole('button', { name: words.retry })).toBeVisible();
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <${pascal}Skeleton /> };
`,
    [`${folder}/stories.test.ts`]: `import { testStories } from '../core/testing/testStories.ts';

testStories(import.meta.glob('./**/*.stories.tsx', { eager: true }));
`,
    [`${folder}/faults.test.ts`]: `import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { ${pascal} } from './${pascal}/${pascal}.tsx';
import { use${pascal} } from './${pascal}/use${pascal}.ts';

testFaults<'${name}'>({
  list${pascal}: faultedHook({
    hook: use${pascal},
    view: createElement(${pascal}),
    account: 'minh88',
    answers: { list${pascal}: { rows: [] } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
`,
  };
};

const changeset = ({ name, pascal }) => ({
  [`.changeset/${name}.md`]: `---
'@baize/contract': minor
'@baize/features': minor
---

New domain \`${name}\`: \`list${pascal}\`, its list, its page and its entry of the member centre.
`,
});
