import type { FormRefusal } from '../core/index.ts';

/** How a form ended. */
export type FormOutcome = { status: 'done' } | ({ status: 'refused' } & FormRefusal);
