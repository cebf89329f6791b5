import type { HelpArticle, HelpBlock } from '@baize/contract';
import { Heading, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './HelpArticles.css.ts';

export interface HelpArticlesProps {
  articles: readonly HelpArticle[];
  /** Place of their headings in the page's outline. */
  level: 2 | 3;
}

/** Two lines may say the same; they never change places. */
const keyed = <Item,>(items: readonly Item[]): { key: string; item: Item }[] => items.map((item, place) => ({ key: `p${place}`, item }));

function Block({ block }: { block: HelpBlock }): ReactElement {
  if (block.kind === 'text') return <Text>{block.text}</Text>;
  const lines = keyed(block.items).map(({ key, item }) => <li key={key}>{item}</li>);
  return block.kind === 'list' ? <ul className={css.list}>{lines}</ul> : <ol className={css.steps}>{lines}</ol>;
}

/** Articles one below the other, each at its anchor. */
export function HelpArticles({ articles, level }: HelpArticlesProps): ReactElement {
  return (
    <Stack gap={6}>
      {articles.map(({ id, title, blocks }) => (
        <section key={id} id={id} tabIndex={-1} className={css.target} aria-labelledby={`${id}-title`}>
          <Stack gap={2}>
            <Heading level={level} size="large" id={`${id}-title`}>
              {title}
            </Heading>
            <div className={css.measure}>
              <Stack gap={2}>
                {keyed(blocks).map(({ key, item }) => (
                  <Block key={key} block={item} />
                ))}
              </Stack>
            </div>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
