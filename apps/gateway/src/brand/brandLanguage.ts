import { type Language, languages } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Brands } from './readBrands.ts';

/** Lets each request know what the brand at its host speaks first. */
export function registerBrandLanguage(app: FastifyInstance, brands: Brands): void {
  app.decorateRequest('brandLanguage', undefined);
  app.addHook('onRequest', async (request) => {
    const [first] = brands.of(request.hostname).brand.languages;
    request.brandLanguage = languages.find((language) => language === first);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** First language of the brand at the request's host; undefined before it is known. */
    brandLanguage: Language | undefined;
  }
}
