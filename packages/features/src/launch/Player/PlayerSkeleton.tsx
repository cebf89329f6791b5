import { Heading, Text, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useLanguage } from '../../core/index.ts';
import { page } from './Player.css.ts';
import * as css from './PlayerView.css.ts';

/** The place of the player page while its code is on its way: its strip, and the game on all that is left. */
export function PlayerSkeleton(): ReactElement {
  const language = useLanguage();
  return (
    <div className={page} aria-hidden="true">
      <div className={css.stage}>
        <div className={css.strip}>
          <div className={css.head}>
            <TextSkeleton letters={language === 'vi' ? 10 : 20} isLink />
            <div className={css.name}>
              <Heading level={1} size="body">
                <TextSkeleton letters={14} />
              </Heading>
              <Text size="tiny">
                <TextSkeleton letters={5} />
              </Text>
            </div>
          </div>
          <div className={css.figures}>
            {['time', 'rounds', 'net'].map((figure) => (
              <div key={figure} className={css.figure}>
                <Text size="tiny">
                  <TextSkeleton letters={7} />
                </Text>
                <Text>
                  <TextSkeleton letters={5} />
                </Text>
              </div>
            ))}
          </div>
        </div>
        <div className={css.frame} />
      </div>
    </div>
  );
}
