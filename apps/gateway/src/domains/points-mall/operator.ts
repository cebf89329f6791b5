import { type PointGameType, pointGameTypes } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { OperatorError, typedAmount, writtenAmount } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { customerOf } from '../../operator/customerOf.ts';
import { writtenList } from '../../operator/writtenJson.ts';
import { pointUnits, setPointRate, tomorrowsPointRates } from './pointRates.ts';
import { postPoints } from './postPoints.ts';
import { putReward, readReward } from './putReward.ts';
import { approveRedemption, completeRedemption, openRedemptions, rejectRedemption } from './review.ts';

/** Requests that are listed at a time. */
const listed = 50;

/** `slot=1000:1.5`: a type of game, its betting unit, and the points of a unit with two digits behind the point at most. */
function readRate(word: string): { gameType: PointGameType; unit: number; hundredths: number } {
  const [, name = '', unit = '', points = ''] = /^([a-z]+)=(\d{1,10}):(\d{1,4}(?:\.\d{1,2})?)$/.exec(word) ?? [];
  const gameType = pointGameTypes.find((type) => type === name);
  if (!gameType)
    throw new OperatorError(`A rate is a type, a betting unit and points, such as slot=1000:1.5. Types: ${pointGameTypes.join(', ')}.`);
  if (Number(unit) === 0 || pointUnits % Number(unit) !== 0)
    throw new OperatorError(`The betting unit divides ${pointUnits}: 1000, 2000, 2500, 5000, 10000 and so on, not ${unit}.`);
  return { gameType, unit: Number(unit), hundredths: Math.round(Number(points) * 100) };
}

async function rates({ db, house }: OperatorContext, words: readonly string[]): Promise<string> {
  const set = words.map(readRate);
  await db.transaction(async (tx) => {
    for (const one of set) await setPointRate(tx, { ...one, timeZone: house.timeZone });
  });
  const lines = (await tomorrowsPointRates(db, house.timeZone)).map(
    ({ gameType, unit, hundredths }) => `${gameType} ${unit}:${hundredths / 100}`,
  );
  return lines.length > 0 ? lines.join('\n') : 'No game brings points.';
}

async function conversion({ settings, house }: OperatorContext, [rate = '', ...words]: readonly string[]): Promise<string> {
  if (rate === 'off') {
    await settings.change({ pointConversion: null });
    return 'Points are converted no more.';
  }
  const [, points = '', amount = ''] = /^([1-9]\d{0,8})=(.+)$/.exec(rate) ?? [];
  const minimum = Number(words[1] ?? points);
  if (points === '' || (words.length > 0 && words[0] !== 'from') || !Number.isSafeInteger(minimum) || minimum < Number(points))
    throw new OperatorError('Say how many points bring how much money, and the least: points convert 100=100 from 1000.');
  const { currency } = house;
  const brought = typedAmount(amount, currency);
  await settings.change({ pointConversion: { points: Number(points), amount: brought, minimum } });
  return `${points} points bring ${writtenAmount(brought, currency)}, from ${minimum} points on.`;
}

async function give({ db, house }: OperatorContext, [account = '', count = '', ...reason]: readonly string[]): Promise<string> {
  const customer = await customerOf({ db, house }, [account]);
  const points = Number(count);
  if (!/^[1-9]\d{0,8}$/.test(count)) throw new OperatorError('Say how many points: a whole number below 1,000,000,000.');
  await db.transaction((tx) => postPoints(tx, customer.id, { points, kind: 'pointsGiven', reference: reason.join(' ') || 'gift' }));
  return `${customer.account} has ${points} points more.`;
}

async function list({ db }: OperatorContext): Promise<string> {
  const rows = await rowsOf<{ id: string; isOff: boolean; stock: number | null; redeemed: number; points: number; name: string }>(
    db,
    sql`select reward_id as id, is_off as "isOff", stock, redeemed, (terms ->> 'points')::float8 as points, terms #>> '{name,en}' as name
      from point_rewards order by place, reward_id`,
  );
  if (rows.length === 0) return 'The mall is empty.';
  return rows
    .map(
      ({ id, isOff, stock, redeemed, points, name }) =>
        `${id} ${isOff ? 'off' : 'on'} ${points} points, ${redeemed} of ${stock ?? 'any'}: ${name}`,
    )
    .join('\n');
}

async function put({ db }: OperatorContext, [file = '']: readonly string[]): Promise<string> {
  const rewards = (await writtenList(file, readReward)).map(({ reward }) => reward);
  await db.transaction(async (tx) => {
    for (const reward of rewards)
      if (!(await putReward(tx, reward)))
        throw new OperatorError(`${reward.terms.rewardId}: stock: more were redeemed already.\nNothing has changed.`);
  });
  return rewards.map(({ terms }) => `${terms.rewardId} is in the mall.`).join('\n');
}

async function close({ db }: OperatorContext, [id = '']: readonly string[]): Promise<string> {
  const closed = await rowsOf(db, sql`update point_rewards set is_off = true where reward_id = ${id} returning 1`);
  if (closed.length === 0) throw new OperatorError(`There is no reward ${id || 'without a name'}.`);
  return `${id} is off; requests that are open go on.`;
}

async function requests({ db }: OperatorContext): Promise<string> {
  const open = await openRedemptions(db, listed);
  if (open.length === 0) return 'No request is open.';
  return open
    .map(
      ({ id, account, name, status, shipping, since }) =>
        `${id} ${status} ${account} ${since} ${name}${shipping ? ` to ${shipping.name}, ${shipping.phone}, ${shipping.address}` : ''}`,
    )
    .join('\n');
}

/** What each review does, and the status that a request has then. */
const reviews = {
  approve: { run: approveRedemption, status: 'passed' },
  complete: { run: completeRedemption, status: 'completed' },
  reject: { run: rejectRedemption, status: 'rejected' },
};

async function review(context: OperatorContext, action: keyof typeof reviews, [id = '', ...words]: readonly string[]): Promise<string> {
  const remark = words.join(' ').trim();
  const { run, status } = reviews[action];
  if (action === 'reject' && remark === '') throw new OperatorError('Say why: mall reject <request> <reason>.');
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new OperatorError('Name the request by its number: mall requests.');
  context.changed(await context.db.transaction((tx) => run(tx, id, remark)));
  return `The request is ${status}.`;
}

type Action = (context: OperatorContext, words: readonly string[]) => Promise<string>;
const pointActions: Record<string, Action> = { rates, convert: conversion, give };
const mallActions: Record<string, Action> = {
  list,
  put,
  close,
  requests,
  approve: (context, words) => review(context, 'approve', words),
  complete: (context, words) => review(context, 'complete', words),
  reject: (context, words) => review(context, 'reject', words),
};

const running =
  (what: string, actions: Record<string, Action>): Command['run'] =>
  (context, [action = '', ...words]) => {
    const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!run) throw new OperatorError(`${what}: ${Object.keys(actions).join(', ')}.`);
    return run(context, words);
  };

/** Operator commands of this domain. */
export const pointsMallCommands: Record<string, Command> = {
  points: {
    help: `  points rates [<type>=<unit>:<points> …]                 what play brings, from tomorrow on (§3 "Points")
  points convert <points>=<amount> [from <points>] | off    what points come to as game credit
  points give <account> <points> [reason]                 puts points on an account`,
    run: running('Points know', pointActions),
  },
  mall: {
    help: `  mall list | close <id> | put <file.json>                rewards of the points mall; one reward or a list
  mall requests | approve|complete <request> [remark]    what members have redeemed (§4 "Redemption")
  mall reject <request> <reason>                         gives points, money and stock back`,
    run: running('The mall knows', mallActions),
  },
};
