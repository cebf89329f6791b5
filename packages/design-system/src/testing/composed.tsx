import type { ComponentType, ReactElement } from 'react';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';

interface State {
  args?: object | undefined;
  // `render(args)` of a story is a component whose props are its args.
  render?: unknown;
}

/**
 * The states of a component one below the other: the story that is compared as a picture.
 * Each of them is looked at by axe in its own story; together they repeat names that are unique on a real page.
 */
export function composed(meta: State & { component: unknown }, states: Record<string, State>) {
  return {
    args: { ...meta.args } as never,
    parameters: { a11y: { test: 'off' }, controls: { disable: true } },
    render: (): ReactElement => (
      <Stack gap={6}>
        {Object.entries(states).map(([name, state]) => {
          const Part = (state.render ?? meta.render ?? meta.component) as ComponentType<object>;
          return (
            <Stack key={name} as="section" gap={2}>
              <Text size="tiny" tone="faint">
                {name}
              </Text>
              <div>
                <Part {...meta.args} {...state.args} />
              </div>
            </Stack>
          );
        })}
      </Stack>
    ),
  };
}
