import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';

/** §9 "Login input length": a password as it is typed. A new one has a rule of its own. */
export const passwordInput = z.string().check(z.minLength(1), z.maxLength(limits.loginInputLength));
