import { expect, it } from 'vitest';
import { changedFields, spelledFace } from './guildFace.ts';

const saved = { guildIconId: 1, guildName: 'Rồng Đỏ', guildDescription: 'Cùng thắng' };

it('§2 Setup: what differs from what is saved is unsaved, in the order of the form', () => {
  expect(changedFields(saved, saved)).toEqual([]);
  expect(changedFields(saved, { guildIconId: 5, guildName: 'Rồng Đỏ', guildDescription: '' })).toEqual(['guildIconId', 'guildDescription']);
});

it('another spelling of the same text is no change, and is sent in the one spelling', () => {
  const typed = { ...saved, guildName: ` ${'Rồng  Đỏ'.normalize('NFD')} ` };
  expect(changedFields(saved, typed)).toEqual([]);
  expect(spelledFace(typed)).toEqual(saved);
});
