import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';

/** Characters of base64 that the largest image has (§9: 5 MB). */
export const longestImage = Math.ceil(limits.images.bytes / 3) * 4;

/** A picture in base64, without line breaks or a data address before it. Its content decides its type, not its name. */
export const uploadedImage = z.base64().check(z.minLength(1), z.maxLength(longestImage));
