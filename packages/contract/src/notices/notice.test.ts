import { describe, expect, it } from 'vitest';
import { getNotices } from './getNotices.ts';
import { noticeLink, toNoticeBoard } from './notice.ts';

const item = { id: '7', startDateStr: '2026-11-22T02:00:00.000Z', title: 'Bảo trì', content: ' Một.\n\n \nHai. ' };

describe('§3 notices', () => {
  it('have the portal’s field names, and their content in paragraphs', () => {
    const wire = getNotices.response.parse({ player: [item], banners: [{ ...item, linkUrl: '/games' }], popup: [], hot: [item] });
    const notice = { id: '7', startsAt: '2026-11-22T02:00:00.000Z', title: 'Bảo trì', paragraphs: ['Một.', 'Hai.'] };
    expect(toNoticeBoard(wire)).toEqual({ player: [notice], banners: [{ ...notice, href: '/games' }], popups: [], hot: [notice] });
  });

  it.each(['/games?group=mini', 'https://help.example/a'])('may lead to %s', (link) => {
    expect(noticeLink.safeParse(link).success).toBe(true);
  });
  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'games', ''])('never lead to %s', (link) => {
    expect(noticeLink.safeParse(link).success).toBe(false);
  });

  it.each(['', 'X', 'B,', 'B;PL', 'B,PL,PU,H,B,PL,PU,H,B,PL'])('refuse the types %s', (types) => {
    expect(getNotices.request.safeParse({ types }).success).toBe(false);
  });
});
