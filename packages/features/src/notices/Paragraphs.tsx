import { Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Two paragraphs may say the same; they never change places. */
const keyed = (texts: readonly string[]): { key: string; text: string }[] => texts.map((text, place) => ({ key: `p${place}`, text }));

/** What is below a title: its paragraphs, or that there is nothing more. */
export function Paragraphs({ texts }: { texts: readonly string[] }): ReactElement {
  const { t } = useTranslation('notices');
  return (
    <>
      {keyed(texts.length > 0 ? texts : [t('noContent')]).map(({ key, text }) => (
        <Text key={key}>{text}</Text>
      ))}
    </>
  );
}
