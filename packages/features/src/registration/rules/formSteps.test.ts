import { registrationFieldNames } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { storyEveryField, storyRegistration } from '../../core/testing/storyRegistration.ts';
import { fieldsOfOneStep, sortIssues, stepOfIssues, stepsOf } from './formSteps.ts';
import { mobileSettingOf } from './mobileSetting.ts';

describe('the steps of a long form', () => {
  const boxes = ['ageConfirmed', 'termsAccepted'];

  it('leave a short form whole', () => {
    expect(storyRegistration.fields.length).toBeLessThanOrEqual(fieldsOfOneStep);
    expect(stepsOf(storyRegistration)).toHaveLength(1);
    expect(stepsOf(storyRegistration)[0]?.fields).toEqual([...storyRegistration.fields.map(({ field }) => field), ...boxes]);
  });

  it('hold every field of §3 once', () => {
    const steps = stepsOf(storyEveryField);
    expect(steps.map(({ id }) => id)).toEqual(['account', 'contact', 'personal', 'agreement']);
    const shown = steps.flatMap(({ rules, rulesAfterBoxes }) => [...rules, ...rulesAfterBoxes].map(({ field }) => field));
    expect(shown.sort()).toEqual([...registrationFieldNames].sort());
  });

  it('§4 ask last for the code that is good for minutes, after the terms, which take long to read', () => {
    expect(stepsOf(storyEveryField).at(-1)?.fields.slice(-3)).toEqual([...boxes, 'verificationCode']);
    expect(stepsOf(mobileSettingOf(storyEveryField)).at(-1)?.fields.slice(-3)).toEqual([...boxes, 'verificationCode']);
    const inOne = stepsOf(mobileSettingOf(storyRegistration));
    expect(inOne).toHaveLength(1);
    expect(inOne[0]?.fields[0]).toBe('mobileNum');
    expect(inOne[0]?.fields.slice(-3)).toEqual([...boxes, 'verificationCode']);
  });

  it('leave out a step that would be empty', () => {
    const fields = storyEveryField.fields.filter(({ field }) => !['payeeName', 'idNumber', 'birthday', 'nationality'].includes(field));
    const noPerson = fields.filter(
      ({ field }) => !['placeOfBirth', 'permanentAddress', 'currentAddress', 'occupation', 'sourceOfIncome'].includes(field),
    );
    expect(stepsOf({ ...storyEveryField, fields: noPerson }).map(({ id }) => id)).toEqual(['account', 'contact', 'agreement']);
  });

  it('bring an error to the step that holds its field, the first one first', () => {
    const steps = stepsOf(storyEveryField);
    const issues = [
      { field: 'termsAccepted', code: 'agreement_required' },
      { field: 'elsewhere', code: 'field_required' },
      { field: 'birthday', code: 'underage' },
      { field: 'email', code: 'duplicate_value' },
    ] as const;
    expect(stepOfIssues(steps, issues)).toBe(1);
    expect(stepOfIssues(steps, [issues[1]])).toBeUndefined();
    expect(sortIssues(steps, issues).map(({ field }) => field)).toEqual(['email', 'birthday', 'termsAccepted', 'elsewhere']);
  });
});
