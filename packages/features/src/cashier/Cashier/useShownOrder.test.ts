import { type DepositOrder, listDeposits } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type PageValues, usePageAddress } from '../../core/index.ts';
import { type Answers, heldAnswer, mockFetch, Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyOrder, storyOrdersOver } from '../testing/storyDeposits.ts';
import { useCashierList } from './useCashierList.ts';
import { useShownOrder } from './useShownOrder.ts';

afterEach(cleanup);

const [first, second, third] = storyOrdersOver;
if (!first || !second || !third) throw new Error('the stories have orders');

/** Of one order each, the newest first. */
const pages: NonNullable<Answers['listDeposits']> = ({ after }) => {
  if (after === undefined) return { rows: [first], next: 'second' };
  return after === 'second' ? { rows: [second], next: 'third' } : { rows: [third] };
};

/** A page that began at an address; what it does with that is told by name. */
function openPage(begun: PageValues, answer: NonNullable<Answers['listDeposits']> = pages) {
  const ways: string[] = [];
  const { result } = renderFeatureHook(
    () => {
      const [values, setValues] = useState(begun);
      const [ordered, order] = useState<DepositOrder>();
      const go = (way: string) => (next: PageValues) => {
        ways.push(`${way} ${next.order ?? 'none'}`);
        setValues(next);
      };
      const address = usePageAddress({ values, open: go('open'), change: go('change'), close: go('close') });
      const { readAgain, ...list } = useCashierList(listDeposits);
      return { ...useShownOrder(address, list, ordered, () => order(undefined)), order, readAgain, goBack: () => setValues({}) };
    },
    { account: 'minh88', fetch: mockFetch({ listDeposits: answer }) },
  );
  const isShown = (shown: object): Promise<void> => waitFor(() => expect(result.current.shown).toMatchObject(shown));
  return { result, ways, isShown };
}

it('finds the order that an address names, on whichever page of the list it is', async () => {
  const { result, isShown } = openPage({ order: third.orderId });
  expect(result.current.shown).toEqual({ status: 'looking' });
  await isShown({ status: 'found', order: third });
});

it.each([
  ['a list to its end', pages],
  ['an empty list', { rows: [] }],
])('has no order of an id that is none of the player’s, after %s', async (_, answer) => {
  const { isShown } = openPage({ order: 'of-somebody-else' }, answer);
  await isShown({ status: 'missing' });
});

it('says why it could not look on, and goes on where it is asked again', async () => {
  let isUp = false;
  const { result, isShown } = openPage({ order: second.orderId }, (request) => {
    if (request.after !== undefined && !isUp) return new Refusal('system_error');
    return typeof pages === 'function' ? pages(request) : pages;
  });
  await isShown({ status: 'error', code: 'system_error' });
  isUp = true;
  act(() => (result.current.shown.status === 'error' ? result.current.shown.retry() : undefined));
  await isShown({ status: 'found', order: second });
});

it('puts an order that was just made into the address, and leaves both by one way', async () => {
  const { result, ways, isShown } = openPage({});
  act(() => result.current.order(storyOrder));
  await isShown({ status: 'found', order: storyOrder });
  act(() => result.current.leaveOrder());
  await isShown({ status: 'none' });
  expect(ways).toEqual([`open ${storyOrder.orderId}`, 'close none']);
});

it('an order that was just made goes with its address, and another one comes by its own', async () => {
  const { result, ways, isShown } = openPage({});
  act(() => result.current.order(storyOrder));
  await isShown({ status: 'found' });
  act(() => result.current.goBack());
  await isShown({ status: 'none' });
  act(() => result.current.order({ ...storyOrder, orderId: 'next' }));
  await isShown({ status: 'found', order: { orderId: 'next' } });
  expect(ways).toEqual([`open ${storyOrder.orderId}`, 'open next']);
});

it('opens an order of the list as a step of its own', async () => {
  const { result, ways, isShown } = openPage({});
  act(() => result.current.openOrder(first.orderId));
  await isShown({ status: 'found', order: first });
  act(() => result.current.goBack());
  await isShown({ status: 'none' });
  expect(ways).toEqual([`open ${first.orderId}`]);
});

it('an order that a list of before lacks is missing only once the list has been read again', async () => {
  const late = heldAnswer({ rows: [first, second] });
  let isKnown = false;
  const { result, isShown } = openPage({ order: second.orderId }, () => (isKnown ? late.answer() : { rows: [first] }));
  await isShown({ status: 'missing' });
  isKnown = true;
  late.hold();
  act(() => void result.current.readAgain());
  await isShown({ status: 'looking' });
  late.arrive();
  await isShown({ status: 'found', order: second });
});
