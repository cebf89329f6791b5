import { z } from 'zod';

const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(?:\/|$)/;
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const address = z.url('must be an address, such as https://id.example');
const short = z.string().min(1).max(200);

/** The options of social login by their environment names (§1 "two providers"). */
export const socialEnvironment = {
  SOCIAL_1_ISSUER: address.optional(),
  SOCIAL_1_CLIENT_ID: short.optional(),
  SOCIAL_1_CLIENT_SECRET: short.optional(),
  SOCIAL_1_TITLE: short.optional(),
  SOCIAL_2_ISSUER: address.optional(),
  SOCIAL_2_CLIENT_ID: short.optional(),
  SOCIAL_2_CLIENT_SECRET: short.optional(),
  SOCIAL_2_TITLE: short.optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a Firebase project')
    .optional(),
  /** Where Firebase publishes its keys. */
  FIREBASE_JWKS_URL: address.default(googleKeys),
};

type Options = z.output<z.ZodObject<typeof socialEnvironment>> & { SANDBOX: boolean; PUBLIC_URL?: string | undefined };
type Part = 'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'TITLE';

const partsOf = (options: Options, number: 1 | 2) => {
  const part = (name: Part) => options[`SOCIAL_${number}_${name}`];
  return { issuer: part('ISSUER'), clientId: part('CLIENT_ID'), clientSecret: part('CLIENT_SECRET'), title: part('TITLE') };
};
const numbers = [1, 2] as const;

/** Contradictions among these options, a line each. */
export function socialComplaints(options: Options): string[] {
  const isSafe = (url: string) => url.startsWith('https://') || (options.SANDBOX && loopback.test(url));
  const lines = numbers.flatMap((number) => {
    const parts = partsOf(options, number);
    const given = Object.values(parts).filter((part) => part !== undefined).length;
    if (given === 0) return [];
    if (given < 4) return [`SOCIAL_${number}_ISSUER: is needed with its CLIENT_ID, CLIENT_SECRET and TITLE, all four or none`];
    if (!isSafe(parts.issuer ?? '')) return [`SOCIAL_${number}_ISSUER: must be https; in the sandbox http of this machine will do`];
    return options.PUBLIC_URL ? [] : [`PUBLIC_URL: is needed with SOCIAL_${number}_ISSUER, since the provider sends browsers back there`];
  });
  const { SOCIAL_1_ISSUER: first, SOCIAL_2_ISSUER: second } = options;
  if (first !== undefined && first === second) lines.push('SOCIAL_2_ISSUER: is the same as that of SOCIAL_1');
  if (!isSafe(options.FIREBASE_JWKS_URL)) lines.push('FIREBASE_JWKS_URL: must be https; in the sandbox http of this machine will do');
  return [...new Set(lines)];
}

/** The providers that are set. */
export function socialOptionsOf(options: Options) {
  const openId = numbers.flatMap((number) => {
    const { issuer, clientId, clientSecret, title } = partsOf(options, number);
    if (!issuer || !clientId || !clientSecret || !title) return [];
    return [{ id: `social-${number}`, title, issuer, clientId, clientSecret }];
  });
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_JWKS_URL: jwksUrl } = options;
  return { openId, firebase: projectId === undefined ? undefined : { projectId, jwksUrl } };
}
