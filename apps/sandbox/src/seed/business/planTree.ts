import { randomUUID } from 'node:crypto';
import type { Chance } from './chance.ts';
import { type PersonNames, peopleNames } from './names.ts';

/** An account below agent01. */
export interface Person extends PersonNames {
  id: string;
  kind: 'agent' | 'member';
  uplineId: string;
  /** Below agent01: 1 for a direct one. */
  level: 1 | 2 | 3;
  iconId: number;
  /** Days before the first start. */
  joinedDaysAgo: number;
}

/** Days that the business has lasted. */
export const businessDays = 60;
const directAgents = 5;
const agentsBelow = 2;
/** Members directly below agent01, below each agent of his, and below each of theirs. */
const membersOf = { 1: 24, 2: 14, 3: 11 } as const;

/** The tree below an agent: two levels of agents, and members below each. The upline is always listed before his downline. */
export function planTree(chance: Chance, agentId: string): Person[] {
  const agents = directAgents * (1 + agentsBelow);
  const members = membersOf[1] + directAgents * (membersOf[2] + agentsBelow * membersOf[3]);
  const names = peopleNames(chance, agents + members);
  const people: Person[] = [];
  const add = (kind: Person['kind'], upline: { id: string; level: number; joinedDaysAgo: number }): Person => {
    const level = (upline.level + 1) as Person['level'];
    const isOfBeginning = kind === 'agent' || chance.happens(0.55);
    const joinedDaysAgo = isOfBeginning ? upline.joinedDaysAgo : chance.whole(0, upline.joinedDaysAgo);
    const { nickname, account } = names[people.length] ?? { nickname: 'Khách', account: `khach${people.length}` };
    const person = { id: randomUUID(), nickname, account, kind, uplineId: upline.id, level, iconId: chance.whole(0, 8), joinedDaysAgo };
    people.push(person);
    return person;
  };
  const addMembers = (upline: Parameters<typeof add>[1], count: number): void => {
    for (let member = 0; member < count; member += 1) add('member', upline);
  };
  const top = { id: agentId, level: 0, joinedDaysAgo: businessDays - 1 };
  addMembers(top, membersOf[1]);
  for (let agent = 0; agent < directAgents; agent += 1) {
    const direct = add('agent', top);
    addMembers(direct, membersOf[2]);
    for (let below = 0; below < agentsBelow; below += 1) addMembers(add('agent', direct), membersOf[3]);
  }
  return people;
}
