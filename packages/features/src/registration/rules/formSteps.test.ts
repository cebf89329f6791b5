import { registrationFieldNames } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { storyEveryField, storyRegistration } from '../../core/testing/storyRegistration.ts';
import { fieldsOfOneStep, sortIssues, stepOfIssues, stepsOf } from './formSteps.ts';
import { mobileSettingOf } from './mobileSetting.ts';

describe('the steps of a long form', () => {
  it('leave a short form whole, and the one by mobile', () => {
    for (const setting of [storyRegistration, mobileSettingOf(storyRegistration)]) {
      expect(setting.fields.length).toBeLessThanOrEqual(fieldsOfOneStep);
      expect(stepsOf(setting)).toHaveLength(1);
      expect(stepsOf(setting)[0]?.fields).toEqual([...setting.fields.map(({ field }) => field), 'ageConfirmed', 'termsAccepted']);
    }
  });

  it('hold every field of §3 once, and the boxes at the end', () => {
    const steps = stepsOf(storyEveryField);
    expect(steps.map(({ id }) => id)).toEqual(['account', 'contact', 'personal', 'agreement']);
    expect(steps.flatMap(({ rules }) => rules.map(({ field }) => field)).sort()).toEqual([...registrationFieldNames].sort());
    expect(steps.at(-1)?.fields.slice(-2)).toEqual(['ageConfirmed', 'termsAccepted']);
  });

  it('§4 ask for the code that is good for minutes in the step that is sent', () => {
    expect(stepsOf(storyEveryField).at(-1)?.fields).toContain('verificationCode');
    const byMobile = mobileSettingOf(storyEveryField).fields.map(({ field }) => field);
    expect(byMobile[0]).toBe('mobileNum');
    expect(byMobile.slice(-2)).toEqual(['verificationCode', 'captcha']);
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
