import type { BrandFolder } from '@baize/brand/folder';
import type { SentBrand } from '@baize/contract';
import type { Services } from '../../services.ts';
import { refusedFields } from '../../wire/AppError.ts';
import type { Handlers } from '../../wire/implement.ts';

const appOf = { IOS: 'ios', ANDROID: 'android' } as const;

function sentBrandOf({ brand: { code, name, languages, tokens } }: BrandFolder): SentBrand {
  return { code, name, languages: [...languages], mark: '/web/brand/mark.svg', ...tokens };
}

/** Calls of the portal before a log-in (§4 "Startup"). */
export function systemHandlers(
  services: Services,
): Pick<Handlers, 'getSystemStatus' | 'getWhitelabel' | 'getPermission' | 'getEncryptionKey' | 'listCountries' | 'listRouters'> {
  const {
    brands,
    catalogue,
    config,
    currency,
    customerServiceAt,
    merchantCode: ownCode,
    phones,
    secrets,
    settings,
    social,
    timeZone,
  } = services;
  return {
    getSystemStatus: async ({ ip, request: { domain } }) => {
      const isInvalid = domain !== undefined && config.domains.length > 0 && !config.domains.includes(domain.toLowerCase());
      return { ...settings.statusFor(ip), ...(isInvalid && { isDomainInvalid: true as const }) };
    },
    getWhitelabel: async ({ host }) => ({ brand: sentBrandOf(brands.of(host)) }),
    getPermission: async ({ host }) => ({
      merchantCode: ownCode,
      mainDomain: config.publicUrl ?? '',
      currency,
      timeZone,
      recordDays: settings.recordDays(),
      catalogueVersion: (await catalogue.current()).version,
      flags: settings.flags(),
      customerService: customerServiceAt(host),
      resources: (['IOS', 'ANDROID'] as const).flatMap((resourceType) => {
        const url = brands.of(host).brand.apps?.[appOf[resourceType]];
        return url === undefined ? [] : [{ resourceType, url }];
      }),
      socialProviders: social.redirects.map(({ id, title }) => ({ id, title })),
      sandbox: config.sandbox,
    }),
    // A single domain needs no name: it is the domain that the portal was loaded from.
    listRouters: async ({ request: { merchantCode = ownCode } }) => {
      if (merchantCode !== ownCode) throw refusedFields([{ field: 'merchantCode', code: 'field_format_error' }]);
      return { domainList: config.routers.length > 0 ? config.routers : [{ name: '1', url: '' }] };
    },
    listCountries: async () => ({ countries: phones.listKnownCountries() }),
    getEncryptionKey: async () => ({ ...secrets.publicKey, issuedAt: Math.floor(Date.now() / 1_000) }),
  };
}
