import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { languages } from '../wire/headers.ts';

/** Names a section or an article in an address: `/web/helpmc#aboutus`. */
export const helpAnchor = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/));

/** A paragraph, or the lines of a list; steps are numbered. Plain text, never HTML. */
const helpBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.enum(['list', 'steps']), items: z.array(z.string()) }),
]);
export type HelpBlock = z.infer<typeof helpBlock>;

const helpArticle = z.object({ id: helpAnchor, title: z.string(), blocks: z.array(helpBlock) });
/** A question and its answer. */
export type HelpArticle = z.infer<typeof helpArticle>;

const helpSection = z.object({ id: helpAnchor, title: z.string(), articles: z.array(helpArticle) });
/** Articles that belong together. */
export type HelpSection = z.infer<typeof helpSection>;

/** Sections that a portal leads to by their names; a brand may have more (§2 "Help center", "user agreement", "terms of service"). */
export const neededHelpSections = ['terms', 'aboutus', 'responsible', 'agreement'] as const;

/** §7: "GET system/helpCenter (token; query lang and device WEB; cached)". A visitor reads it too (§6). */
export const getHelpCenter = defineCall({
  method: 'GET',
  path: 'system/helpCenter',
  auth: 'public',
  summary: 'The texts of the help centre, the terms and the agreement in one language, in the order of the page (§2, §7).',
  request: z.object({ lang: z.enum(languages), device: z._default(z.literal('WEB'), 'WEB') }),
  example: { lang: 'vi', device: 'WEB' },
  response: z.object({ sections: z.array(helpSection) }),
});
/** The help centre in one language. */
export type HelpCenter = z.infer<typeof getHelpCenter.response>;
