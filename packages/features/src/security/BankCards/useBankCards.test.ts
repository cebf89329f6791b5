import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, mockFetch, Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { answering, storyBankCard, storyBankCards } from '../testing/storySecurity.ts';
import { useBankCards } from './useBankCards.ts';
import { useNewBankCard } from './useNewBankCard.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const fundPassword = 'Hushed77';

/** Both hooks of one page, as the gateway's answers have it. */
function openCards(answers: Answers) {
  const { account, answers: usual } = answering().feature;
  const fetch = mockFetch({ ...usual, ...answers });
  return renderFeatureHook(() => ({ cards: useBankCards(), form: useNewBankCard() }), { account, fetch }).result;
}
async function readyCards(answers: Answers) {
  const result = openCards(answers);
  await waitFor(() => expect(result.current.cards.state.status).toBe('ready'));
  return result;
}

describe('§9 bank cards', () => {
  it.each([
    ['none', [], undefined],
    ['one', [storyBankCard], undefined],
    ['four', storyBankCards.slice(1), undefined],
    ['five, which are the most', storyBankCards, 'full'],
    ['a locked one', [storyBankCard, { ...storyBankCard, cardId: 'c-2', isLocked: true }], 'locked'],
    ['five, one of them locked', storyBankCards.map((card, index) => ({ ...card, isLocked: index === 4 })), 'locked'],
  ])('a user who has %s can add another, or hears why not', async (_, cards, closedBy) => {
    const result = await readyCards({ listBankCards: { cards } });
    expect(result.current.cards.state).toMatchObject({ cards, closedBy });
  });

  it('a new one is in the list at once, and the number is sent as digits', async () => {
    const sent: unknown[] = [];
    let held: (typeof storyBankCard)[] = [];
    const result = await readyCards({
      listBankCards: () => ({ cards: held }),
      addBankCard: (request) => {
        sent.push(request);
        held = [storyBankCard];
        return storyBankCard;
      },
    });
    await act(async () => {
      await result.current.form.submit({ bankCode: 'VCB', accountNumber: ' 0123 456-789 ', fundPassword });
    });
    expect(sent).toEqual([{ bankCode: 'VCB', accountNumber: '0123456789', fundPassword }]);
    await waitFor(() => expect(result.current.cards.state).toMatchObject({ cards: [storyBankCard] }));
  });

  it('a new one whose reply is lost is found in the list, and asked for no more', async () => {
    let held = storyBankCards.slice(1, 3);
    const result = await readyCards({
      listBankCards: () => ({ cards: held }),
      addBankCard: () => {
        held = [...held, storyBankCard];
        return 'offline';
      },
    });
    const accountNumber = `0123456${storyBankCard.accountNumber.slice(-4)}`;
    const outcome = await act(() => result.current.form.submit({ bankCode: storyBankCard.bankCode, accountNumber, fundPassword }));
    expect(outcome).toEqual({ status: 'done' });
    await waitFor(() => expect(result.current.form.reply).toEqual(storyBankCard));
  });

  it('a new one that never arrived is none, though an older one has its last digits', async () => {
    const result = await readyCards({ listBankCards: { cards: [storyBankCard] }, addBankCard: 'offline' });
    const accountNumber = `0123456${storyBankCard.accountNumber.slice(-4)}`;
    const outcome = await act(() => result.current.form.submit({ bankCode: storyBankCard.bankCode, accountNumber, fundPassword }));
    expect(outcome).toMatchObject({ status: 'refused' });
    expect(JSON.stringify(outcome)).toContain('network_error');
  });

  it('one that goes while the reply is lost has gone', async () => {
    let held = storyBankCards;
    const result = await readyCards({
      listBankCards: () => ({ cards: held }),
      removeBankCard: ({ cardId }) => {
        held = held.filter((card) => card.cardId !== cardId);
        return 'offline';
      },
    });
    const outcome = await act(() => result.current.cards.removal.submit({ cardId: storyBankCard.cardId, fundPassword }));
    expect(outcome).toEqual({ status: 'done' });
  });

  it('one that goes is out of the list', async () => {
    let held = storyBankCards;
    const result = await readyCards({
      listBankCards: () => ({ cards: held }),
      removeBankCard: ({ cardId }) => {
        held = held.filter((card) => card.cardId !== cardId);
        return {};
      },
    });
    await act(async () => {
      await result.current.cards.removal.submit({ cardId: storyBankCard.cardId, fundPassword });
    });
    await waitFor(() => expect(result.current.cards.state).toMatchObject({ cards: storyBankCards.slice(1), closedBy: undefined }));
  });

  it('§4 a refusal has the list read again: another page may have locked it', async () => {
    let isLocked = false;
    const result = await readyCards({
      listBankCards: () => ({ cards: [{ ...storyBankCard, isLocked }] }),
      removeBankCard: () => {
        isLocked = true;
        return new Refusal('bank_card_locked');
      },
    });
    await act(async () => {
      expect(await result.current.cards.removal.submit({ cardId: storyBankCard.cardId, fundPassword })).toMatchObject({
        status: 'refused',
        code: 'bank_card_locked',
      });
    });
    await waitFor(() => expect(result.current.cards.state).toMatchObject({ closedBy: 'locked' }));
  });
});

describe('§9 the form of a bank card', () => {
  it.each([
    ['', 'field_required'],
    ['   ', 'field_required'],
    ['12345', 'field_length_error'],
    ['1'.repeat(20), 'field_length_error'],
    ['12345x', 'field_format_error'],
    ['１２３４５６', 'field_format_error'],
  ])('sends no account number such as %j', async (accountNumber, code) => {
    const result = openCards({ addBankCard: new Refusal('system_error') });
    await act(async () => {
      expect(await result.current.form.submit({ bankCode: 'VCB', accountNumber, fundPassword })).toMatchObject({
        status: 'refused',
        issues: [{ field: 'accountNumber', code }],
      });
    });
  });

  it.each([6, 19])('sends an account number of %i digits, which is as short or as long as one may be', async (length) => {
    const sent: string[] = [];
    const result = openCards({
      addBankCard: ({ accountNumber }) => {
        sent.push(accountNumber);
        return storyBankCard;
      },
    });
    const accountNumber = '1'.repeat(length);
    await act(async () => void (await result.current.form.submit({ bankCode: 'VCB', accountNumber, fundPassword })));
    expect(sent).toEqual([accountNumber]);
  });

  it.each([
    ['bank_not_offered', 'bankCode'],
    ['bank_card_taken', 'accountNumber'],
    ['fund_password_error', 'fundPassword'],
    ['fund_password_missing', 'fundPassword'],
  ] as const)('says %s at its field', async (code, field) => {
    const result = openCards({ addBankCard: new Refusal(code) });
    await act(async () => {
      expect(await result.current.form.submit({ bankCode: 'VCB', accountNumber: '0123456789', fundPassword })).toMatchObject({
        issues: [{ field, code }],
      });
    });
  });
});
