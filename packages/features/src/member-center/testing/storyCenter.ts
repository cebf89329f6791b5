import { type Answers, type FeatureParameters, storyBalance, storyMember, storyPermission } from '../../core/testing/index.ts';

const none = { enabled: false, count: 0 };
const storyPromotions = {
  LOGIN: { enabled: true, count: 5 },
  MANUAL: none,
  REGISTER: none,
  SAVIOR: none,
  TICKET: none,
  REFERRAL: none,
  MISSION: none,
};

/** A member with messages and rewards that wait. */
export const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getBalance: storyBalance,
      getUnreadMessages: { value: 3 },
      getAvailablePromotions: { availablePromo: storyPromotions },
      getPermission: storyPermission,
      ...answers,
    } satisfies Answers,
  } satisfies FeatureParameters,
});
