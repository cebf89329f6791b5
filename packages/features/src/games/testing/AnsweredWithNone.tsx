import type { StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { storyWords } from '../../core/testing/index.ts';
import type { OwnGamesState } from '../ownGamesState.ts';

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0];

export interface AnsweredWithNoneProps {
  /** A player's row of games in this state. */
  children(state: OwnGamesState): ReactNode;
}

/** A row of games that is loading; the story's button below it ends that with none. */
export function AnsweredWithNone({ children }: AnsweredWithNoneProps): ReactElement {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <>
      {children({ status: isAnswered ? 'empty' : 'loading' })}
      <button type="button" onClick={() => setAnswered(true)}>
        answer
      </button>
    </>
  );
}

/** What is read below the row of {@link AnsweredWithNone} doesn't move when its answer comes: the row keeps its height, and says how to fill it. */
export async function expectRoomKept({ canvas, globals, userEvent }: PlayContext, sentence: string): Promise<void> {
  const below = canvas.getByRole('button', { name: 'answer' });
  const before = below.getBoundingClientRect().top;
  await userEvent.click(below);
  await expect(await canvas.findByText(storyWords(globals).text('games', sentence))).toBeVisible();
  // Room of one tile or of seven: rounded alike.
  await expect(below.getBoundingClientRect().top).toBeCloseTo(before, 0);
}
