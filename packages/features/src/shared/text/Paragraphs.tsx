import { Text } from '@baize/design-system';
import type { ReactElement } from 'react';

/** Two paragraphs may say the same; they never change places. */
const keyed = (texts: readonly string[]): { key: string; text: string }[] => texts.map((text, place) => ({ key: `p${place}`, text }));

export interface ParagraphsProps {
  texts: readonly string[];
  /** What is said where there are none. */
  emptyText: string;
}

/** What is below a title: its paragraphs, or that there is nothing more. */
export function Paragraphs({ texts, emptyText }: ParagraphsProps): ReactElement {
  return (
    <>
      {keyed(texts.length > 0 ? texts : [emptyText]).map(({ key, text }) => (
        <Text key={key}>{text}</Text>
      ))}
    </>
  );
}
