/** Counter of §3 by which the rewards of a promotion are told; a deposit's bonus is never claimed. */
export const counterOf = { signUp: 'REGISTER', checkIn: 'LOGIN', rescue: 'SAVIOR', gift: 'MANUAL' } as const;
