import type { FormRefusal } from '../../core/index.ts';

/** How a form ended. */
export type FormOutcome = { status: 'done' } | FormRefused;
/** A form that was not taken. */
export type FormRefused = { status: 'refused' } & FormRefusal;
