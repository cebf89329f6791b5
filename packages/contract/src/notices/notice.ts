import * as z from 'zod/mini';

/** §3 "Login notice types B, PL, PU": banners, for players, pop-ups; and H for §3's `hot`. */
export const noticeTypes = ['B', 'PL', 'PU', 'H'] as const;
export type NoticeType = (typeof noticeTypes)[number];

const oneType = '(?:B|PL|PU|H)';
/** Types with commas between, such as `B,PL,PU`: a query holds no list. */
export const noticeTypeList = z.string().check(z.maxLength(20), z.regex(new RegExp(`^${oneType}(?:,${oneType})*$`)));
/** Notices of one place, such as `w_rng_mini`; without it those of none. */
export const noticeGroup = z.optional(z.string().check(z.regex(/^\w{1,32}$/)));
/** A page of the portal, or of the web: nothing that a browser would run. */
export const noticeLink = z.string().check(z.maxLength(300), z.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/));

/** §3 "Notice item", in the caller's language. */
export const wireNotice = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  /** ISO 8601: when it begins. */
  startDateStr: z.string(),
  title: z.string(),
  /** Plain text; a line break ends a paragraph. Never HTML. */
  content: z.string(),
  /** Where a banner leads: a path of the portal, or an https address. */
  linkUrl: z.optional(noticeLink),
});
type WireNotice = z.infer<typeof wireNotice>;

/** §3 "Notice response": each list newest first; empty for a type that was not requested. */
export const wireNoticeBoard = z.object({
  player: z.array(wireNotice),
  banners: z.array(wireNotice),
  popup: z.array(wireNotice),
  hot: z.array(wireNotice),
});
export type WireNoticeBoard = z.infer<typeof wireNoticeBoard>;

/** A notice under the portal’s own names. */
export interface Notice {
  id: string;
  /** ISO 8601. */
  startsAt: string;
  title: string;
  /** Plain text, none of them empty. */
  paragraphs: readonly string[];
  /** Where it leads; of banners. */
  href?: string;
}

/** Notices by what they are for, each list newest first. */
export interface NoticeBoard {
  player: readonly Notice[];
  banners: readonly Notice[];
  popups: readonly Notice[];
  hot: readonly Notice[];
}

/** The paragraphs of a plain text, none of them empty. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Gives a notice of the wire the names that the portal uses. */
export function toNotice(wire: WireNotice): Notice {
  const { id, title, content, linkUrl } = wire;
  return { id, startsAt: wire.startDateStr, title, paragraphs: paragraphsOf(content), ...(linkUrl !== undefined && { href: linkUrl }) };
}

/** Gives a reply of the wire the names that the portal uses. */
export function toNoticeBoard({ player, banners, popup, hot }: WireNoticeBoard): NoticeBoard {
  return { player: player.map(toNotice), banners: banners.map(toNotice), popups: popup.map(toNotice), hot: hot.map(toNotice) };
}
