import type { Challenge } from '@baize/contract';
import { Refusal } from './mockGateway.ts';

/** A captcha's picture that shows K7QP; for stories alone. */
export const storyCaptcha = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="white" d="M0 0h120v40H0z"/><path d="M10 5v30M10 20 25 5M10 20l15 15M35 5h20L42 35M65 20a8 12 0 1 0 16 0 8 12 0 1 0-16 0m10 8 8 8M90 35V5h6a7 7 0 0 1 0 15h-6" fill="none" stroke="currentColor" stroke-width="3"/></svg>')}`;

/** A moment's work, done with the sixth try. */
const storyWork: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    expiresAt: 4_102_444_800,
    keyLength: 32,
    keyPrefix: '6f5390664e765e7c24278d85ee8ea0f5',
    nonce: '34f9eeb70a6e185372b52b8109148510',
    salt: 'a07e7f160a53035ca11b56a2ac2fe20f',
  },
  signature: 'of a story',
};

/** What a gateway answers that lets a device work in place of reading: K7QP, told to a device that brings a proof. */
export const storyCaptchaWithWork = ({ proof }: { proof?: string | undefined }) => ({
  captchaId: crypto.randomUUID(),
  image: storyCaptcha,
  expiresInSeconds: 300,
  work: storyWork,
  ...(proof && { answer: 'K7QP' }),
});

type AskedCaptcha = Parameters<typeof storyCaptchaWithWork>[0];
/** The device has worked, and waits for what it has earned. */
export const storyCaptchaUnderWay = (request: AskedCaptcha) => (request.proof ? ('never' as const) : storyCaptchaWithWork(request));
/** The device has worked in vain. */
export const storyCaptchaProofRefused = (request: AskedCaptcha) =>
  request.proof ? new Refusal('captcha_format_error') : storyCaptchaWithWork(request);
