import * as z from 'zod/mini';
import { type Call, type CallDefinition, defineCall } from './call.ts';

const text = z.string();

/**
 * A file of §7's wire: asked for as any call is, with its headers, and refused as any call. What comes is no envelope but `text/csv` in
 * UTF-8, as long as it takes; one that can't be made to its end breaks off, so that its connection fails.
 */
export type FileCall<Request extends z.ZodMiniType = z.ZodMiniType> = Call<Request, typeof text>;
type FileDefinition<Request extends z.ZodMiniType> = Pick<
  CallDefinition<Request, typeof text>,
  'path' | 'auth' | 'request' | 'example' | 'errors' | 'summary'
>;

/** Defines one file. */
/* @__NO_SIDE_EFFECTS__ */
export const defineFile = <Request extends z.ZodMiniType>(definition: FileDefinition<Request>): FileCall<Request> =>
  defineCall({ ...definition, method: 'GET', response: text });

/** Media type of files. */
export const fileType = 'text/csv';
