import { defaultLanguage, gatewayVersion, headers, type Language, languages } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import { AppError, refusedFields } from './AppError.ts';

/** The value of a header; undefined when it is repeated. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The language of the header, or the first one of the brand at this host; Vietnamese (§1) where the request was refused before its brand was known. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = headerOf(request, headers.language);
  return languages.find((language) => language === wanted) ?? request.brandLanguage ?? defaultLanguage;
}

/**
 * The headers that every call carries (§7): gateway version 3 (§9) and this gateway's merchant.
 * @throws AppError `gateway_version_unsupported`, or `bad_request` naming the merchant header.
 */
export function checkCallHeaders(request: FastifyRequest, merchantCode: string): void {
  if (headerOf(request, headers.gatewayVersion) !== gatewayVersion) throw new AppError('gateway_version_unsupported');
  const merchant = headerOf(request, headers.merchant);
  if (merchant === merchantCode) return;
  const code = merchant === undefined ? 'field_required' : 'field_format_error';
  throw refusedFields([{ field: headers.merchant, code }], 'bad_request');
}
