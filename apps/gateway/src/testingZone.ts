/** Zone of a new database, and of the brand that test gateways show. */
export const testTimeZone = 'Asia/Ho_Chi_Minh';
