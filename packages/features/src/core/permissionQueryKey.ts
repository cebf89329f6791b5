/** Cache key of what the merchant offers: the same for everybody. */
export const permissionQueryKey = ['system', 'permission'] as const;
