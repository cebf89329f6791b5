import type { PlayText } from '../Play.ts';

/** What the plays of a family have in common. */
export interface PlayWords {
  id: string;
  group: string;
  name: PlayText;
  rule: PlayText;
  example: PlayText;
}
