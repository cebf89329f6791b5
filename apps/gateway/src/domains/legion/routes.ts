import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

/** The legion of a member: none until a table holds some. */
export function legionHandlers(_services: Services): Pick<Handlers, 'listLegion'> {
  return { listLegion: async () => ({ rows: [] }) };
}
