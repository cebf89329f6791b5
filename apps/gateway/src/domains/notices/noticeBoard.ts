import { type Language, type NoticeType, noticeTypes, type WireNoticeBoard } from '@baize/contract';
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';

const { notices } = schema;

/** Notices of a type in one reply: nobody reads further back. */
const longestList = 60;

/** The caller's selection. */
export interface NoticeQuestion {
  /** Types with commas between. */
  types: string;
  groupName?: string | undefined;
}

/** The notices that are on show now, in this language, newest first (§3, §7). */
export async function noticeBoard(db: Db, question: NoticeQuestion, language: Language): Promise<WireNoticeBoard> {
  const { types, groupName } = question;
  const wanted = types.split(',');
  const listOf = async (type: NoticeType): Promise<WireNoticeBoard['player']> => {
    if (!wanted.includes(type)) return [];
    const rows = await db
      .select()
      .from(notices)
      .where(
        and(
          eq(notices.type, type),
          groupName === undefined ? isNull(notices.groupName) : eq(notices.groupName, groupName),
          // The database's clock: several gateways show the same.
          lte(notices.startsAt, sql`now()`),
          or(isNull(notices.endsAt), gt(notices.endsAt, sql`now()`)),
        ),
      )
      .orderBy(desc(notices.startsAt), desc(notices.id))
      .limit(longestList);
    return rows.map(({ id, startsAt, link, ...texts }) => ({
      id: String(id),
      startDateStr: startsAt.toISOString(),
      title: language === 'vi' ? texts.titleVi : texts.titleEn,
      content: language === 'vi' ? texts.contentVi : texts.contentEn,
      ...(link !== null && { linkUrl: link }),
    }));
  };
  const [banners = [], player = [], popup = [], hot = []] = await Promise.all(noticeTypes.map(listOf));
  return { player, banners, popup, hot };
}
