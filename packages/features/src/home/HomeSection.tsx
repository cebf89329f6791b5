import { ErrorState, Heading, Inline, Stack, Text } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from './listState.ts';
import { Room } from './Room.tsx';
import { useKeptRoom } from './useKeptRoom.ts';

export interface HomeSectionProps<Item> {
  title: string;
  state: ListState<Item>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** The shapes of what will stand there. */
  placeholder: ReactNode;
  /** What stands there when there is nothing. Default: the whole section is left out, or says so where its shapes were seen. */
  empty?: ReactNode;
  /** At the end of the title's line. Default nothing. */
  more?: ReactNode;
  /** Draws what there is. */
  children(items: readonly Item[]): ReactNode;
}

/** A section of the home page: it comes, fails and is tried again by itself, whatever becomes of the others. */
export function HomeSection<Item>(props: HomeSectionProps<Item>): ReactElement | null {
  const { title, state, errorText, placeholder, empty, more, children } = props;
  const { t } = useTranslation('home');
  const isLoading = state.status === 'loading';
  const room = useKeptRoom(isLoading);
  if (state.status === 'empty' && !empty && !room.isKept) return null;
  return (
    <Stack as="section" gap={4} aria-busy={state.status === 'loading' && !state.isPutOff}>
      <Inline gap={4} justify="between" align="baseline">
        <Heading level={2}>{title}</Heading>
        {more}
      </Inline>
      <Room {...room} shapes={placeholder} isLoading={isLoading}>
        {state.status === 'error' && (
          <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
            {errorText}
          </ErrorState>
        )}
        {state.status === 'empty' && (empty ?? <Text tone="muted">{t('nothing')}</Text>)}
        {state.status === 'ready' && children(state.items)}
      </Room>
    </Stack>
  );
}
