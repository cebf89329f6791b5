/** Zone of the brand's day and clock. */
export const brandTimeZone = 'Asia/Ho_Chi_Minh';
